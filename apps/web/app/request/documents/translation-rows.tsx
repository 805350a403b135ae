import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '@kakehashi/ui/button'
import { DocumentRow, FileRow } from './document-row.tsx'
import { inDollars } from '../price.tsx'
import { moneyOf } from '../status/request-status.ts'

/**
 * The translations, below the documents. Customers, and the office on their page, see a row before
 * theirs is ready.
 */
export function TranslationRows({ request }: { request: RequestDetail }) {
  const { reader, translation, translations } = request
  if (translations.length === 0) return reader !== 'desk' && <Locked request={request} />
  return translations.map((file) => (
    <DocumentRow
      key={file._id}
      file={file}
      name={
        reader !== 'desk' ? (
          <Trans>Your translation</Trans>
        ) : file.path === translation ? (
          file.name
        ) : (
          <Trans>{file.name} (earlier version)</Trans>
        )
      }
      label={<Trans>TRANSLATED</Trans>}
    />
  ))
}

function Locked({ request }: { request: RequestDetail }) {
  const nameId = useId()
  const reasonId = useId()
  // A cancelled request will not be translated.
  if (request.closedAt !== undefined) return null
  return (
    <FileRow
      icon="lock"
      isQuiet
      name={<Trans>Your translation</Trans>}
      nameId={nameId}
      facts={<WhyLocked request={request} />}
      factsId={reasonId}
      action={
        <Button
          variant="line"
          size="small"
          aria-disabled="true"
          aria-describedby={`${nameId} ${reasonId}`}
        >
          <Trans>TRANSLATED</Trans>
        </Button>
      }
    />
  )
}

function WhyLocked({ request }: { request: RequestDetail }) {
  const remaining = inDollars(moneyOf(request)?.remaining ?? 0)
  if (request.stage !== 'delivery') return <Trans>You can download it here once it is ready</Trans>
  return <Trans>You can download it here when the remaining {remaining} is paid</Trans>
}
