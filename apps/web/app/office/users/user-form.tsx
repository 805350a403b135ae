import type { UserView } from '@kakehashi/contract/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useUserInfo } from '../../session/use-user-info.ts'
import { useUpdateUserMutation } from '../../api/users-api.ts'
import { EditConflict } from '../../forms/edit-conflict.tsx'
import { Refusal } from '../../forms/refusal.tsx'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { useEdits, useEditSession } from '../../forms/use-edit-session.ts'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useIsMounted } from '../../ui/use-is-mounted.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CheckboxField, TextField } from '../../ui/field.tsx'
import { Fieldset, Form, FormActions } from '../../ui/form.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useQuestion } from '../../ui/use-question.tsx'
import { Consequences } from './consequences.tsx'
import { DeleteUser } from './delete-user.tsx'
import { AssignedWarning } from './assigned-warning.tsx'
import styles from './user-form.module.css'
import {
  consequencesOf,
  toUserValues,
  type UserBody,
  userForm,
  type UserValues,
} from './user-values.ts'

/** Where a refusal of the whole call belongs. */
const refusedAt = {
  'email-in-use': 'email',
  'staff-email-by-owner': 'email',
  'own-admin-flag': 'isAdmin',
  'owner-stays-admin': 'isAdmin',
  'owner-is-protected': 'isAdmin',
  'last-admin': 'isAdmin',
} as const

export function UserForm({ user }: { user: UserView }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isHere = useIsMounted()
  const [update] = useUpdateUserMutation()
  const leaving = useQuestion()
  const page = `/admin/user/${user._id}`
  const openWork = <AssignedWarning user={user} />
  const edits = useEdits<'user', string | undefined>(user.version)
  const labels = {
    firstName: t`First name`,
    middleName: t`Middle name`,
    lastName: t`Last name`,
    email: t({ message: 'E-mail', context: 'form field' }),
    isAdmin: t({ id: 'role.admin', message: 'Admin' }),
    isTranslator: t`Translator`,
    isContractor: t`Contractor`,
  }
  const { form, field, formProps, isSending, refusal } = useSubmitForm<UserValues, UserBody>({
    schema: userForm,
    startWith: toUserValues(user),
    send: async () => {
      const values = form.getValues()
      const isWarned = consequencesOf(user, values).leavesDesk && (user.openDocuments ?? 0) > 0
      const isMeant =
        !isWarned ||
        (await leaving.ask({
          title: t`Are you sure?`,
          words: openWork,
          yes: t`UPDATE`,
        }))
      if (!isMeant) return
      await update({ userId: user._id, ...values, version: edits.versionFor('user') }).unwrap()
      showToast.success(t`User updated successfully`)
      unsaved.allowLeaving()
      if (isHere()) await navigate(page)
    },
    refusedAt,
    onRefusal: (code) => {
      if (code === 'changed-meanwhile') edits.refused('user')
      return false
    },
    // The name is mostly somebody else's.
    otherWords: {
      'first-name-required': t`Enter the first name`,
      'last-name-required': t`Enter the last name`,
      'email-required': t`Enter the e-mail address`,
    },
  })
  const session = useEditSession({ edits, name: 'user', form, values: toUserValues(user) })
  const unsaved = useUnsavedChanges(session.isDirty, {
    title: <Trans>Leave without saving?</Trans>,
    children: <Trans>What you changed on this page will be lost.</Trans>,
  })
  const values = useWatch({ control: form.control })
  const isOwn = useUserInfo()?._id === user._id

  return (
    <div className={styles['page']}>
      <Form {...formProps} className={styles['form']}>
        <EditConflict session={session} labels={labels} isSending={isSending} />
        <Refusal words={refusal} />
        <Fieldset className={styles['names']}>
          <TextField {...field('firstName')} label={labels.firstName} autoComplete="off" required />
          <TextField
            {...field('middleName')}
            label={labels.middleName}
            isOptional
            autoComplete="off"
          />
          <TextField {...field('lastName')} label={labels.lastName} autoComplete="off" required />
          <TextField
            {...field('email')}
            label={labels.email}
            type="email"
            autoComplete="off"
            required
          />
        </Fieldset>
        <Fieldset legend={<Trans>What they do in the office</Trans>}>
          <div>
            <CheckboxField
              {...field('isAdmin')}
              label={labels.isAdmin}
              hint={t`Quotes, takes payments, keeps services and people`}
            />
            <CheckboxField
              {...field('isTranslator')}
              label={labels.isTranslator}
              hint={t`Can be given documents to translate`}
            />
            <CheckboxField
              {...field('isContractor')}
              label={labels.isContractor}
              hint={t`The same, from outside the office`}
            />
          </div>
        </Fieldset>
        <Consequences
          {...consequencesOf(user, { ...toUserValues(user), ...values })}
          isOwn={isOwn}
        />
        <FormActions>
          <Button type="submit" isBusy={isSending} busyLabel={t`Saving`}>
            <Trans>UPDATE</Trans>
          </Button>
          <ButtonLink variant="line" to={page}>
            <Trans>Cancel</Trans>
          </ButtonLink>
        </FormActions>
      </Form>
      <DeleteUser user={user} onDeleted={unsaved.allowLeaving} />
      {leaving.question}
      {unsaved.question}
    </div>
  )
}
