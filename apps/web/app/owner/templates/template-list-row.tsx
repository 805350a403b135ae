import type { TemplateRow } from '@kakehashi/contract/paper-templates'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { Pill } from '@kakehashi/ui/pill'
import { showToast } from '@kakehashi/ui/toast'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useArchivePaperTemplateMutation } from '../../api/paper-templates-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import styles from './templates.module.css'

/** A template with what the owner can do with it. */
export function TemplateListRow({ row }: { row: TemplateRow }) {
  const language = useLanguage()
  const other = language === 'ja' ? 'en' : 'ja'
  const { shortDateAndTime } = useDates()
  const { _id, title, from, version, replaces, archivedAt, changedAt, changedBy } = row
  const nameId = `template-${_id}`
  const isShipped = version === 0
  const isArchived = archivedAt !== undefined
  return (
    <li className={styles.row}>
      <div>
        <p id={nameId} className={styles.name}>
          <b>{title[language]}</b>{' '}
          <span lang={other} className={styles.other}>
            {title[other]}
          </span>
        </p>
        <p className={styles.meta}>
          {from === 'ja' ? <Trans>Japanese to English</Trans> : <Trans>English to Japanese</Trans>}
          {!isShipped && (
            <>
              {' · '}
              <Trans>Version {version}</Trans>
            </>
          )}
          {changedAt !== undefined && ` · ${shortDateAndTime(changedAt)}`}
          {changedBy !== undefined && ` · ${changedBy}`}
        </p>
        {replaces !== undefined && !isArchived && (
          <Pill tone="sea">
            <Trans>In place of the original</Trans>
          </Pill>
        )}
      </div>
      <div className={styles.buttons}>
        {!isArchived && (
          <ButtonLink
            variant="line"
            size="small"
            to={isShipped ? `/owner/templates/new?replace=${_id}` : `/owner/templates/${_id}`}
            aria-describedby={nameId}
          >
            <Trans>CHANGE</Trans>
          </ButtonLink>
        )}
        <ButtonLink
          variant="line"
          size="small"
          to={`/owner/templates/new?copy=${_id}`}
          aria-describedby={nameId}
        >
          <Trans>COPY</Trans>
        </ButtonLink>
        {!isShipped && <Archive row={row} nameId={nameId} />}
      </div>
    </li>
  )
}

function Archive({ row, nameId }: { row: TemplateRow; nameId: string }) {
  const { t } = useLingui()
  const [archive, { isLoading }] = useArchivePaperTemplateMutation()
  const isArchived = row.archivedAt !== undefined

  async function toggle() {
    const { error } = await archive({ templateId: row._id, isArchived: !isArchived })
    if (error) return showFailedCall(error)
    showToast.success(isArchived ? t`Template in use again` : t`Template archived`)
  }

  return (
    <Button
      variant="line"
      size="small"
      aria-describedby={nameId}
      isBusy={isLoading}
      onClick={() => void toggle()}
    >
      {isArchived && <Trans>BRING BACK</Trans>}
      {!isArchived &&
        (row.replaces === undefined ? <Trans>ARCHIVE</Trans> : <Trans>USE THE ORIGINAL</Trans>)}
    </Button>
  )
}
