import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { isShipped, targetOf } from '@kakehashi/domain/paper-templates/template'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { wholeName } from '@kakehashi/domain/sample-papers/names-on-papers'
import type { Deps } from '../src/deps.ts'
import { issueCertificate } from '../src/requests/certificates/issue.ts'
import { logins, type SamplePerson } from './people.ts'
import type { SimulatedRequest } from './simulate-year.ts'

/** How many translations are certified: signing and copying takes a moment for each. */
const certified = 4

interface Replayed {
  readonly requestIds: ReadonlyMap<SimulatedRequest, string>
  readonly actorOf: (person: SamplePerson) => Actor
}

/**
 * Certifies the newest translations of papers that wait for their customers. They are signed today:
 * the key of a sample office is not older than the office.
 */
export async function issueCertificates(
  deps: Deps,
  { requestIds, actorOf }: Replayed,
): Promise<void> {
  if (!deps.signingKey) return
  const actor = actorOf(logins.admin)
  const finished = await deps.db
    .selectFrom('requests')
    .innerJoin('translation_drafts', (join) =>
      join.onRef('translation_drafts.file_id', '=', 'requests.document_id'),
    )
    .select(['requests.id', 'requests.version', 'translation_drafts.template'])
    .where('stage', '=', 'delivery')
    .where('closed_at', 'is', null)
    .orderBy('requests.created_at', 'desc')
    .limit(certified)
    .execute()
  for (const { id, version, template: templateId } of finished) {
    if (!isShipped(templateId)) continue
    const template = paperTemplates[templateId]
    const simulated = [...requestIds].find(([, requestId]) => requestId === id)?.[0]
    if (!simulated) continue
    const entered = {
      version,
      documentName: template.title.en,
      documentNameJa: template.title.ja,
      person: wholeName(simulated.family.japanese)[1],
      fromLanguage: template.from,
      toLanguage: targetOf(template),
    } as const
    await issueCertificate(deps, id, entered, actor)
  }
}
