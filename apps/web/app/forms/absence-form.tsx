import { absenceForm, type UserView } from '@kakehashi/contract/accounts/users'
import type { PromisedRequest } from '@kakehashi/contract/requests/promises'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { useNow } from '@kakehashi/ui/use-now'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useDates } from '../i18n/use-dates.ts'
import { showFailedCall } from '../api/client/failed-call.ts'
import { useSetAbsenceMutation } from '../api/users-api.ts'
import styles from './absence-form.module.css'
import { PromisesWhileAway } from './promises-while-away.tsx'
import { Refusal } from './refusal.tsx'
import { useSubmitForm } from './use-submit-form.ts'

interface AbsenceFormProps {
  user: UserView
  /** Where the reader of this page opens a request. */
  requestPath: (request: PromisedRequest) => string
}

/** The days on which a translator is away: shown, entered and removed. */
export function AbsenceForm({ user, requestPath }: AbsenceFormProps) {
  const { dayOf } = useDates()
  const headingId = useId()
  const today = dayOf(useNow())
  const { absence } = user
  const isCurrent = absence !== undefined && absence.until >= today
  return (
    <section aria-labelledby={headingId} className={styles.absence}>
      <h2 id={headingId}>
        <Trans>Absence</Trans>
      </h2>
      {isCurrent ? (
        <>
          <Entered userId={user._id} {...absence} />
          <PromisesWhileAway userId={user._id} requestPath={requestPath} />
        </>
      ) : (
        <Days userId={user._id} today={today} />
      )}
    </section>
  )
}

function Entered({ userId, from, until }: { userId: string; from: string; until: string }) {
  const { t } = useLingui()
  const { shortDate } = useDates()
  const [set, { isLoading }] = useSetAbsenceMutation()
  const [first, last] = [shortDate(from), shortDate(until)]

  async function remove() {
    const { error } = await set({ userId, absence: null })
    if (error) showFailedCall(error)
    else showToast.success(t`Absence removed`)
  }

  return (
    <p className={styles.entered}>
      <span>
        <Trans>
          Away from <time dateTime={from}>{first}</time> to <time dateTime={until}>{last}</time>
        </Trans>
      </span>
      <Button variant="line" size="small" isBusy={isLoading} onClick={() => void remove()}>
        <Trans>REMOVE</Trans>
      </Button>
    </p>
  )
}

function Days({ userId, today }: { userId: string; today: string }) {
  const { t } = useLingui()
  const [set] = useSetAbsenceMutation()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: absenceForm,
    startWith: { from: '', until: '' },
    send: async (absence) => {
      await set({ userId, absence }).unwrap()
      showToast.success(t`Absence saved`)
    },
    idPrefix: 'absence-',
  })
  return (
    <Form {...formProps} className={styles.days}>
      <Refusal message={refusal} />
      <TextField {...field('from')} type="date" min={today} label={t`Away from`} required />
      <TextField {...field('until')} type="date" min={today} label={t`Last day away`} required />
      <div>
        <Button type="submit" size="small" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>SAVE ABSENCE</Trans>
        </Button>
      </div>
    </Form>
  )
}
