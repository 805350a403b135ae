import type { OptionalNotice } from '@kakehashi/domain/request/notices'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useChooseNoticesMutation } from '../../api/notices-api.ts'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { Button } from '@kakehashi/ui/button'
import { CheckboxField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { noticeLabels } from './notice-labels.ts'
import styles from './notices.module.css'

const kinds = Object.keys(noticeLabels) as OptionalNotice[]

interface NoticeFormProps {
  off: readonly OptionalNotice[]
  /** Missing for customers, who cannot get it. */
  morningMail?: boolean | undefined
}

export function NoticeForm({ off: saved, morningMail: savedMorning }: NoticeFormProps) {
  const { t, i18n } = useLingui()
  const [off, setOff] = useState<ReadonlySet<OptionalNotice>>(new Set(saved))
  const [morningMail, setMorningMail] = useState(savedMorning)
  const [choose, { isLoading, error }] = useChooseNoticesMutation()

  function turn(kind: OptionalNotice, isWanted: boolean) {
    const others = [...off].filter((other) => other !== kind)
    setOff(new Set(isWanted ? others : [...others, kind]))
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const outcome = await choose({
      off: [...off],
      ...(morningMail !== undefined && { morningMail }),
    })
    if (outcome.error) showFailedCall(outcome.error)
    else showToast.success(t`Your settings have been saved`)
  }

  return (
    <Form onSubmit={save}>
      <Refusal message={error && errorMessage(error)} />
      <fieldset className={styles.choices}>
        <legend>
          <Trans>E-mail me about</Trans>
        </legend>
        {kinds.map((kind) => (
          <CheckboxField
            key={kind}
            name={kind}
            label={i18n._(noticeLabels[kind].label)}
            hint={i18n._(noticeLabels[kind].hint)}
            checked={!off.has(kind)}
            onChange={({ target }) => turn(kind, target.checked)}
          />
        ))}
      </fieldset>
      {morningMail !== undefined && (
        <fieldset className={styles.choices}>
          <legend>
            <Trans>For your work</Trans>
          </legend>
          <CheckboxField
            name="morning-mail"
            label={<Trans>The day at the office</Trans>}
            hint={
              <Trans>
                Each morning before the office opens: what is due and overdue, messages without a
                reply, and what is owed.
              </Trans>
            }
            checked={morningMail}
            onChange={({ target }) => setMorningMail(target.checked)}
          />
        </fieldset>
      )}
      <p>
        <Button type="submit" isBusy={isLoading} busyLabel={t`Saving`}>
          <Trans>SAVE</Trans>
        </Button>
      </p>
    </Form>
  )
}
