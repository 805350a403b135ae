import type { OriginalView } from '@kakehashi/contract/requests/original-view'
import { scanPath } from '@kakehashi/contract/screen-paths'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import { QrCode } from '../../request/qr-code/qr-code.tsx'
import type { OfficeRequest } from '../../request/request-views.ts'
import { ServiceName } from '../../request/service-name.tsx'
import { useLanguagePair } from '../../request/use-language-pair.ts'
import styles from './label.module.css'

/** A label for one original, or for the order itself. */
export type LabelOf =
  | { readonly kind: 'original'; readonly original: OriginalView }
  | { readonly kind: 'work' }

interface LabelProps {
  request: OfficeRequest
  label: LabelOf
}

/** Longer ones are set smaller, so that the whole name can be read. */
const mostLetters = { name: 20, shelf: 6 }

/** Black on white, for a printer with one colour. */
export function Label({ request, label }: LabelProps) {
  const { t } = useLingui()
  const { shortDate } = useDates()
  const { orderNumber, promisedOn, nameJa } = request
  const day = promisedOn && shortDate(promisedOn)
  const here = request.originals.filter(({ out, removed }) => !out && !removed)
  const shelf = label.kind === 'original' ? label.original.shelf : here[0]?.shelf
  const name = lastFirst(request)
  return (
    <div className={styles.label}>
      <div className={styles.words}>
        <b className={styles.name} data-long={name.length > mostLetters.name || undefined}>
          {name}
        </b>
        {nameJa !== undefined && (
          <span lang="ja" className={styles.nameJa}>
            {nameJa}
          </span>
        )}
        <span className={styles.what}>
          {label.kind === 'original' ? (
            <Original original={label.original} />
          ) : (
            <Work request={request} />
          )}
        </span>
        <span
          className={styles.bottom}
          data-long={(shelf?.length ?? 0) > mostLetters.shelf || undefined}
        >
          {shelf !== undefined && <b className={styles.shelf}>{shelf}</b>}
          <span>
            {day !== undefined && (
              <span>
                <Trans>Ready {day}</Trans>
              </span>
            )}
            {here.length > 0 && (
              <span>
                <Plural value={here.length} one="Return # original" other="Return # originals" />
              </span>
            )}
          </span>
        </span>
      </div>
      <div className={styles.code}>
        <QrCode text={location.origin + scanPath(orderNumber)} label={t`Order ${orderNumber}`} />
        <span className={styles.number}>{orderNumber}</span>
        <b className={styles.kind}>
          {label.kind === 'original' ? (
            <Trans context="label">ORIGINAL</Trans>
          ) : (
            <Trans context="label">WORK</Trans>
          )}
        </b>
      </div>
    </div>
  )
}

function Original({ original: { description, pages } }: { original: OriginalView }) {
  return (
    <>
      {description},{' '}
      <span className="nb">
        <Plural value={pages} one="# page" other="# pages" />
      </span>
    </>
  )
}

function Work({ request }: { request: OfficeRequest }) {
  const pair = useLanguagePair(request)
  const count = request.documents.length
  return (
    <>
      <ServiceName {...request} />
      {count > 0 && (
        <>
          , <Plural value={count} one="# document" other="# documents" />
        </>
      )}
      {pair && <span>{pair}</span>}
    </>
  )
}
