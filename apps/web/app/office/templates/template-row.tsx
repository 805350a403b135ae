import type { ReplyTemplate } from '@kakehashi/contract/reply-templates'
import { toWords } from '@kakehashi/domain/language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useRemoveReplyTemplateMutation } from '../../api/reply-templates-api.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { showToast } from '@kakehashi/ui/toast'
import { TemplateForm } from './template-form.tsx'
import styles from './templates.module.css'

export function TemplateRow({ template }: { template: ReplyTemplate }) {
  const { t } = useLingui()
  const language = useLanguage()
  const titleId = useId()
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [remove, { isLoading, error, reset }] = useRemoveReplyTemplateMutation()
  const title = toWords(template.title)[language]

  async function confirm() {
    const { error: refused } = await remove(template._id)
    if (refused) return showFailedCall(refused)
    setAsking(false)
    showToast.success(t`Template removed`)
  }

  if (isEditing) {
    const close = () => setEditing(false)
    return (
      <li className={styles.editing}>
        <TemplateForm template={template} onSaved={close} onCancel={close} />
      </li>
    )
  }
  return (
    <li className={styles.row}>
      <b id={titleId}>{title}</b>
      <p className={styles.text}>{toWords(template.text)[language]}</p>
      <div className={styles.buttons}>
        <Button
          variant="line"
          size="small"
          aria-describedby={titleId}
          onClick={() => setEditing(true)}
        >
          <Trans>EDIT</Trans>
        </Button>
        <Button
          variant="line"
          size="small"
          aria-describedby={titleId}
          onClick={() => {
            reset()
            setAsking(true)
          }}
        >
          <Trans>REMOVE</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Remove this template?`}
        confirmLabel={<Trans>REMOVE</Trans>}
        isBusy={isLoading}
        error={error && errorMessage(error)}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Trans>“{title}” can no longer be inserted. Messages already sent stay as they are.</Trans>
      </ConfirmDialog>
    </li>
  )
}
