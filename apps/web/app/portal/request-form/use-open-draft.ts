import type { ServiceView } from '@kakehashi/contract/services/services'
import type { DocumentKey } from '@kakehashi/domain/documents/document-keys'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { type Draft, openDraft } from './request-draft.ts'

/** Opens a saved draft, or a new form, with what the link to this page preselects. */
export function useOpenDraft(services: readonly ServiceView[]) {
  const { t, i18n } = useLingui()
  const { search: link } = useLocation()
  const describeDocuments = (documents: readonly DocumentKey[]) =>
    [
      t`Please translate:`,
      ...documents.map((document) => `- ${i18n._(documentLabels[document])}`),
    ].join('\n')
  return (saved: Draft | undefined) => openDraft({ saved, link, services, describeDocuments })
}

/** The documents that a link can preselect. */
const documentLabels: Readonly<Record<DocumentKey, MessageDescriptor>> = {
  affidavit: msg`Affidavit of competency to marry`,
  'birth-certificate': msg`Birth certificate`,
  'legal-capacity': msg`Certificate of legal capacity to marry`,
  'konin-todoke': msg`Konin-Todoke (marriage form)`,
  'marriage-certificate': msg`Marriage certificate`,
  'family-register': msg`Family register (koseki)`,
}
