import { z } from 'zod'
import { doneReply } from './done.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import * as service from './service-fields.ts'

/** A service as this reader may see it. */
export const serviceView = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  nameJa: z.string().optional(),
  /** The name as it stands in the address of the service's page. */
  slug: z.string(),
  description: z.string(),
  descriptionJa: z.string().optional(),
  /** Dollars. For admins once it is set; for everyone else where the office publishes prices. */
  price: z.number().optional(),
  icon: z.string(),
  image: z.string(),
  usualWorkingDays: z.int(),
  createdAt: z.iso.datetime(),
  /** For admins: whether anyone else can see it. */
  isDraft: z.boolean().optional(),
  archivedAt: z.iso.datetime().optional(),
  /** For admins: names what they edit, as it is now. */
  version: z.string().optional(),
})
export type ServiceView = z.output<typeof serviceView>

export const listServices = endpoint({
  method: 'GET',
  path: '/api/services',
  summary:
    'What the office offers, oldest first; for admins who ask also drafts, what was withdrawn, and prices',
  permission: 'anyone',
  query: z.strictObject({ drafts: z.literal('1').optional() }),
  reply: z.array(serviceView),
  refusals: ['not-signed-in', 'forbidden'],
})

export const getService = endpoint({
  method: 'GET',
  path: '/api/services/:id',
  summary: 'One service, by its id or by its name as it stands in an address',
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
  version: field.editedVersion,
  name: service.serviceName,
  description: service.serviceDescription,
  price: service.price,
  icon: service.pictureAddress.optional(),
  image: service.pictureAddress.optional(),
  nameJa: service.changedNameJa,
  descriptionJa: service.changedDescriptionJa,
  usualWorkingDays: service.workingDays.optional(),
})

export const updateService = endpoint({
  method: 'PUT',
  path: '/api/services/:serviceId',
  summary: 'Change a service; what is optional and left out stays as it is',
  permission: 'services.edit',
  params: z.strictObject({ serviceId: field.id }),
  body: updateServiceBody,
  reply: serviceView,
  refusals: ['not-found', 'service-name-taken', 'changed-meanwhile'],
})

export const deleteService = endpoint({
  method: 'DELETE',
  path: '/api/services/:id',
  summary: 'Withdraw a service; one that was ordered is kept for the books, unseen',
  permission: 'services.edit',
  params: z.strictObject({ id: field.id }),
  reply: doneReply,
  refusals: ['not-found'],
})
