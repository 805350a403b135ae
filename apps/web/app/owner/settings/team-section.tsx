import { type Team, teamBody } from '@kakehashi/contract/team'
import { Button } from '@kakehashi/ui/button'
import { SelectField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useChangeTeamMutation, useGetTeamQuery } from '../../api/office-drafts-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { Loaded } from '../../layouts/loaded.tsx'
import { ListField } from './list-field.tsx'
import styles from './settings.module.css'
import { WordsField } from './words-field.tsx'

/** The people whom the page about us names. A change takes effect at once. */
export default function TeamSection() {
  const query = useGetTeamQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Loaded query={query} label={<Trans>Loading the people</Trans>} lines={6}>
      {(team) => <TeamForm team={team} />}
    </Loaded>
  )
}

function TeamForm({ team }: { team: Team }) {
  const { t } = useLingui()
  const [change] = useChangeTeamMutation()
  const { field, form, formProps, isSending, refusal } = useSubmitForm({
    schema: teamBody,
    startWith: { members: team.members },
    send: async (body) => {
      const { members } = await change(body).unwrap()
      form.reset({ members })
      showToast.success(t`Saved. The website shows it in a few seconds.`)
    },
  })
  const { question } = useUnsavedChanges(form.formState.isDirty)
  const people = [
    { value: '', label: t`Choose a person` },
    ...team.staff.map(({ userId, name }) => ({ value: userId, label: name })),
  ]
  return (
    <Form {...formProps} className={styles.form}>
      <h2>
        <Trans>People on the website</Trans>
      </h2>
      <p className={styles.lede}>
        <Trans>
          Shown under About us, with the name of their account, from the moment you save. Ask them
          first. Whoever leaves the office disappears from the page.
        </Trans>
      </p>
      <Refusal message={refusal} />
      <ListField
        control={form.control}
        name="members"
        legend={t`In the order of the page`}
        addLabel={t`Add a person`}
        blank={{ userId: '', role: { en: '', ja: '' } }}
      >
        {(at) => (
          <>
            <SelectField {...field(`members.${at}.userId`)} label={t`Person`} options={people} />
            <WordsField name={`members.${at}.role`} label={t`What they do`} field={field} />
          </>
        )}
      </ListField>
      <div>
        <Button type="submit" isBusy={isSending} busyLabel={t`Saving`}>
          <Trans>SAVE</Trans>
        </Button>
      </div>
      {question}
    </Form>
  )
}
