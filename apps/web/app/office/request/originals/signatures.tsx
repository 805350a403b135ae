import { Comma } from '@kakehashi/ui/comma'
import { Trans, useLingui } from '@lingui/react/macro'
import { useListSignaturesQuery } from '../../../api/hand-overs-api.ts'
import { useDates } from '../../../i18n/use-dates.ts'
import { SignaturePicture } from '../../../request/signature/signature-picture.tsx'
import { isErased } from '../../../request/retention/is-erased.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'
import styles from './originals.module.css'

/** Who signed for the order or its originals when they were handed over. */
export function Signatures({ request }: { request: OfficeRequest }) {
  const { t } = useLingui()
  const { dateAndTime } = useDates()
  const isCollected =
    request.stage === 'complete' || request.originals.some(({ out }) => out?.how === 'collected')
  const { data: signatures = [] } = useListSignaturesQuery(request._id, {
    skip: !isCollected || isErased(request),
  })
  if (signatures.length === 0) return null
  return (
    <ul role="list" className={styles.rows}>
      {signatures.map(({ _id, signedBy, at, name, strokes }) => (
        <li key={_id}>
          <SignaturePicture strokes={strokes} label={t`Signature of ${signedBy}`} />
          <span className={styles.name}>
            {signedBy}
            <small>
              <Trans>
                signed <time dateTime={at}>{dateAndTime(at)}</time>
              </Trans>
              <Comma />
              {name ?? <Trans>Former staff member</Trans>}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
