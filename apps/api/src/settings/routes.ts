import * as rules from '@kakehashi/contract/office-rules'
import * as templates from '@kakehashi/contract/reply-templates'
import * as extras from '@kakehashi/contract/services/extras'
import * as contract from '@kakehashi/contract/settings'
import { done } from '@kakehashi/contract/http/done-reply'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import type { Deps } from '../deps.ts'
import { tagContent } from '../http/etag.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { getTimeZone } from '../office/queries.ts'
import { addClosure, removeClosure } from './commands.ts'
import { removeExtra, saveExtra, toExtraView } from './extra-commands.ts'
import { getSetting } from './queries.ts'
import { changeRules, viewRules } from './rules.ts'
import { removeReplyTemplate, saveReplyTemplate } from './template-commands.ts'

export function settingsRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps

  api.serve(contract.listClosures, async ({ request, reply }) => {
    const today = dayAt(clock.now(), await getTimeZone(db))
    const closures = (await getSetting(db, 'closures'))
      .filter(({ date }) => date >= today)
      .toSorted((one, other) => one.date.localeCompare(other.date))
    // An office that closes for a typhoon must show it at once.
    reply.header('cache-control', 'no-cache')
    tagContent(request, reply, closures)
    return closures
  })

  api.serve(contract.addClosure, async ({ trx, body, auth }) => [
    ...(await addClosure(trx, body, auth.actor, clock.now())),
  ])

  api.serve(contract.removeClosure, async ({ params, query, auth }) => {
    await removeClosure(deps, { from: params.from, until: query.until ?? params.from }, auth.actor)
    return done('closure-removed', auth.language)
  })

  api.serve(rules.getOfficeRules, () => viewRules(db))

  api.serve(rules.changeOfficeRules, async ({ body, auth }) => {
    await changeRules(db, body, auth.actor, clock.now())
    return viewRules(db)
  })

  api.serve(templates.listReplyTemplates, async () => [...(await getSetting(db, 'replyTemplates'))])

  api.serve(templates.saveReplyTemplate, ({ params, body, auth }) =>
    saveReplyTemplate(deps, params.templateId, body, auth.actor),
  )

  api.serve(templates.removeReplyTemplate, async ({ params, auth }) => {
    await removeReplyTemplate(deps, params.templateId, auth.actor)
    return done('template-removed', auth.language)
  })

  api.serve(extras.listExtras, async () => (await getSetting(db, 'extras')).map(toExtraView))

  api.serve(extras.saveExtra, ({ params, body, auth }) =>
    saveExtra(deps, params.extraId, body, auth.actor),
  )

  api.serve(extras.removeExtra, async ({ params, auth }) => {
    await removeExtra(deps, params.extraId, auth.actor)
    return done('extra-removed', auth.language)
  })
}
