import type { DocumentKey } from '@kakehashi/domain/documents/document-keys'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The documents that a link can preselect. */
export const documentLabels: Readonly<Record<DocumentKey, MessageDescriptor>> = {
  affidavit: msg`Affidavit of competency to marry`,
  'birth-certificate': msg`Birth certificate`,
  'legal-capacity': msg`Certificate of legal capacity to marry`,
  'konin-todoke': msg`Konin-Todoke (marriage form)`,
  'marriage-certificate': msg`Marriage certificate`,
  'family-register': msg`Family register (koseki)`,
}
