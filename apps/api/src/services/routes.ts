import { done } from '@kakehashi/contract/http/done-reply'
import * as contract from '@kakehashi/contract/services/services'
import { may } from '@kakehashi/domain/people/permissions'
import { serviceSlug } from '@kakehashi/domain/services'
import { validate as isId } from 'uuid'
import type { Deps } from '../deps.ts'
import { tagContent } from '../http/etag.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { demandPermission, demandSameId } from '../http/serve-endpoint.ts'
import { demand, Refusal } from '../refusal.ts'
import { getSetting } from '../settings/queries.ts'
import { createService, deleteService, offerService, updateService } from './commands.ts'
import {
  findService,
  findServiceBySlug,
  isOffered,
  listAllServices,
  listServices,
} from './queries.ts'
import { toEditorsView, toServiceView } from './view.ts'

export function serviceRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps

  api.serve(contract.listServices, async ({ query, auth, request, reply }) => {
    if (query.drafts) {
      demandPermission(auth?.actor ?? null, 'services.edit')
      return (await listAllServices(db)).map(toEditorsView)
    }
    const [services, withPrice] = await Promise.all([
      listServices(db),
      getSetting(db, 'publicPrices'),
    ])
    // The same for everyone, including admins, so that shared caches may store it.
    const offered = services.filter(isOffered).map((one) => toServiceView(one, { withPrice }))
    reply.header('cache-control', 'public, max-age=5')
    tagContent(request, reply, offered)
    return offered
  })

  api.serve(contract.getService, async ({ params, auth }) => {
    const service = isId(params.id)
      ? await findService(db, params.id)
      : await findServiceBySlug(db, serviceSlug(params.id))
    if (!service) throw new Refusal('not-found')
    if (may(auth?.actor ?? null, 'services.edit')) return toEditorsView(service)
    demand(isOffered(service), 'not-found')
    return toServiceView(service, { withPrice: await getSetting(db, 'publicPrices') })
  })

  api.serve(contract.createService, async ({ trx, auth }) =>
    toEditorsView(await createService(trx, auth.actor, clock.now())),
  )

  api.serve(contract.updateService, async ({ params, body, auth }) => {
    demandSameId(params.serviceId, body.serviceId)
    return toEditorsView(await updateService(deps, params.serviceId, body, auth.actor))
  })

  api.serve(contract.offerService, async ({ params, auth }) =>
    toEditorsView(await offerService(deps, params.serviceId, auth.actor)),
  )

  api.serve(contract.deleteService, async ({ params, auth }) => {
    await deleteService(deps, params.id, auth.actor)
    return done('service-deleted', auth.language)
  })
}
