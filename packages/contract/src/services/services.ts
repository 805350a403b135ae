import { priceUnits } from '@kakehashi/domain/price-list/rates'
import { serviceKinds } from '@kakehashi/domain/services'
import { z } from 'zod'
import { doneReply } from '../http/done-reply.ts'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import * as service from './service-fields.ts'

/** A service with the fields this reader may see. */
export const serviceView = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  nameJa: z.string().optional(),
  kind: z.enum(serviceKinds),
  /** The name in the URL of the service's page. */
  slug: z.string(),
  description: z.string(),
  descriptionJa: z.string().optional(),
  /** Dollars. For admins once it is set; for everyone else if the office publishes prices. */
  price: z.number().optional(),
  /** What the price is for, and the least that is charged; together with the price. */
  priceUnit: z.enum(priceUnits).optional(),
  minimumPrice: z.number().optional(),
  /** For admins: whether it is quoted from the price list by the system, and up to which total. */
  quotesItself: z.boolean().optional(),
  quoteCeiling: z.number().optional(),
  icon: z.string(),
  image: z.string(),
  usualWorkingDays: z.int(),
  createdAt: z.iso.datetime(),
  /** For admins: whether anyone else can see it. */
  isDraft: z.boolean().optional(),
  archivedAt: z.iso.datetime().optional(),
  /** For admins: the version to send with an edit. */
  version: z.string().optional(),
})
export type ServiceView = z.output<typeof serviceView>

export const listServices = endpoint({
  method: 'GET',
  path: '/api/services',
  summary: 'Services, oldest first; for admins on request also drafts, deleted services and prices',
  permission: 'anyone',
  query: z.strictObject({ drafts: z.literal('1').optional() }),
  reply: z.array(serviceView),
  refusals: ['not-signed-in', 'forbidden'],
})

export const getService = endpoint({
  method: 'GET',
  path: '/api/services/:id',
  summary: 'One service, by its id or slug',
  permission: 'anyone',
  params: z.strictObject({ id: z.string().min(1).max(200) }),
  reply: serviceView,
  refusals: ['not-found'],
})

export const createService = endpoint({
  method: 'POST',
  path: '/api/services',
  summary: 'Create a blank service: a draft until it has a name, a description and a price',
  permission: 'services.edit',
  reply: serviceView,
  refusals: [],
  isIdempotent: true,
})

export const updateServiceBody = z.strictObject({
  serviceId: field.id.optional(),
  version: field.editVersion,
  name: service.serviceName,
  description: service.serviceDescription,
  price: service.price,
  priceUnit: z.enum(priceUnits).optional(),
  minimumPrice: service.optionalPrice,
  quotesItself: z.boolean().optional(),
  quoteCeiling: service.optionalPrice,
  icon: service.pictureAddress.optional(),
  image: service.pictureAddress.optional(),
  nameJa: service.changedNameJa,
  descriptionJa: service.changedDescriptionJa,
  usualWorkingDays: service.workingDays.optional(),
  kind: z.enum(serviceKinds).optional(),
})

export const updateService = endpoint({
  method: 'PUT',
  path: '/api/services/:serviceId',
  summary: 'Change a service; optional fields that are left out stay unchanged',
  permission: 'services.edit',
  params: z.strictObject({ serviceId: field.id }),
  body: updateServiceBody,
  reply: serviceView,
  refusals: ['not-found', 'service-name-taken', 'changed-meanwhile'],
})

export const deleteService = endpoint({
  method: 'DELETE',
  path: '/api/services/:id',
  summary: 'Delete a service; one with requests is archived',
  permission: 'services.edit',
  params: z.strictObject({ id: field.id }),
  reply: doneReply,
  refusals: ['not-found'],
})

export const offerService = endpoint({
  method: 'PUT',
  path: '/api/services/:serviceId/offer',
  summary: 'Offer a withdrawn service again',
  permission: 'services.edit',
  params: z.strictObject({ serviceId: field.id }),
  reply: serviceView,
  refusals: ['not-found', 'service-name-taken'],
})
