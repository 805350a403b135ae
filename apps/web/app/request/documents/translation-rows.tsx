import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '@kakehashi/ui/button'
import { DocumentRow, FileRow } from './document-row.tsx'
import { inDollars } from '../price.tsx'
import { workWords } from '../service-kind-texts.ts'
import { moneyOf } from '../status/request-status.ts'

/**
 * The translations, below the documents. Customers, and the office on their page, see a row before
 * theirs is ready.
 */
export function TranslationRows({ request }: { request: RequestDetail }) {
  const { i18n } = useLingui()
  const { reader, translation, translations, serviceKind } = request
  const { yours, file: label } = workWords[serviceKind]
  if (translations.length === 0) return reader !== 'desk' && <Locked request={request} />
  return translations.map((file) => (
    <DocumentRow
      key={file._id}
      file={file}
      name={
        reader !== 'desk' ? (
          i18n._(yours)
        ) : file.path === translation ? (
          file.name
        ) : (
          <EarlierName file={file} />
        )
      }
      label={i18n._(label)}
    />
  ))
}

/** Says whether the translator took it back or the review returned it. */
function EarlierName({ file: { name, withdrawnAt } }: { file: FileView }) {
  return withdrawnAt === undefined ? (
    <Trans>{name} (earlier version)</Trans>
  ) : (
    <Trans>{name} (withdrawn)</Trans>
  )
}

function Locked({ request }: { request: RequestDetail }) {
  const { i18n } = useLingui()
  const { yours, file: label } = workWords[request.serviceKind]
  const nameId = useId()
  const reasonId = useId()
  // A cancelled request will not be translated.
  if (request.closedAt !== undefined) return null
  return (
    <FileRow
      icon="lock"
      isQuiet
      name={i18n._(yours)}
      nameId={nameId}
      facts={<WhyLocked request={request} />}
      factsId={reasonId}
      action={
        <Button
          variant="line"
          size="small"
          icon="lock"
          aria-disabled="true"
          aria-describedby={`${nameId} ${reasonId}`}
        >
          {i18n._(label)}
        </Button>
      }
    />
  )
}

function WhyLocked({ request }: { request: RequestDetail }) {
  const { i18n } = useLingui()
  const remaining = inDollars(moneyOf(request)?.remaining ?? 0)
  if (request.stage !== 'delivery') return i18n._(workWords[request.serviceKind].locked)
  return <Trans>You can download it here when the remaining {remaining} is paid</Trans>
}
