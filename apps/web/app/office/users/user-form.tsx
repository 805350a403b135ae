import type { UserView } from '@kakehashi/contract/accounts/users'
import { latinNameProblems } from '@kakehashi/contract/fields/fields'
import { languageFacts } from '@kakehashi/domain/language'
import { grantableRoles, mapRoles } from '@kakehashi/domain/people/roles'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useUserInfo } from '../../session/use-user-info.ts'
import { useUpdateUserMutation } from '../../api/users-api.ts'
import { EditNotices } from '../../forms/edit-notices.tsx'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { useEdits, useEditSession } from '../../forms/use-edit-session.ts'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useIsMounted } from '@kakehashi/ui/use-is-mounted'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { CheckboxField, TextField } from '@kakehashi/ui/field'
import { Fieldset, Form, FormActions } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { useQuestion } from '@kakehashi/ui/use-question'
import { Consequences } from './consequences.tsx'
import { DeleteUser } from './delete-user.tsx'
import { SignInHelp } from './sign-in-help.tsx'
import { AssignedWarning } from './assigned-warning.tsx'
import { roleHints, roleNames } from './role-labels.ts'
import styles from './user-form.module.css'
import {
  consequencesOf,
  toUserValues,
  type UserBody,
  userForm,
  type UserValues,
} from './user-values.ts'

/** The field at which each refusal of the API is shown. */
const refusedAt = {
  'email-in-use': 'email',
  'staff-email-by-owner': 'email',
  'staff-email-unconfirmed': 'email',
  'own-admin-flag': 'isAdmin',
  'owner-stays-admin': 'isAdmin',
  'owner-is-protected': 'isAdmin',
  'last-admin': 'isAdmin',
} as const

export function UserForm({ user }: { user: UserView }) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const isHere = useIsMounted()
  const [update] = useUpdateUserMutation()
  const leaving = useQuestion()
  const editor = useUserInfo()
  const isOwner = editor?.isOwner ?? false
  const page = `/admin/user/${user._id}`
  const openWork = <AssignedWarning user={user} />
  const edits = useEdits<'user', string | undefined>(user.version)
  const labels = {
    firstName: t`First name`,
    middleName: t`Middle name`,
    lastName: t`Last name`,
    email: t({ message: 'E-mail', context: 'form field' }),
    phone: t({ message: 'Phone', context: 'form field' }),
    nameJa: t`Name in Japanese`,
    nameKana: t`Reading in kana`,
    ...mapRoles(grantableRoles, (flag) => i18n._(roleNames[flag])),
  }
  const { form, field, formProps, isSending, refusal } = useSubmitForm<UserValues, UserBody>({
    schema: userForm,
    startWith: toUserValues(user),
    alsoCheck: (values) => latinNameProblems(values, user),
    send: async () => {
      const values = form.getValues()
      const isWarned =
        consequencesOf(user, values, { isOwner }).leavesDesk && (user.openDocuments ?? 0) > 0
      const isConfirmed =
        !isWarned ||
        (await leaving.ask({
          title: t`Are you sure?`,
          text: openWork,
          yes: t`UPDATE`,
        }))
      if (!isConfirmed) return
      const version = edits.versionFor('user')
      const { message } = await update({ userId: user._id, ...values, version }).unwrap()
      showToast.success(t`User updated successfully`)
      if (message) showToast.info(message)
      unsaved.allowLeaving()
      if (isHere()) await navigate(page)
    },
    refusedAt,
    onRefusal: (code) => {
      if (code === 'changed-meanwhile') edits.refused('user')
      return false
    },
    // Replaces texts such as 'Enter your first name': the user is usually somebody else.
    otherMessages: {
      'first-name-required': t`Enter the first name`,
      'last-name-required': t`Enter the last name`,
      'email-required': t`Enter the e-mail address`,
      'phone-required': t`Enter the phone number`,
    },
  })
  const session = useEditSession({ edits, name: 'user', form, values: toUserValues(user) })
  const unsaved = useUnsavedChanges(session.isDirty)
  const values = useWatch({ control: form.control })
  const isFamilyFirst = languageFacts[useLanguage()].isFamilyNameFirst
  const family = (
    <TextField {...field('lastName')} label={labels.lastName} autoComplete="off" required />
  )

  return (
    <div className={styles.page}>
      <Form {...formProps} className={styles.form}>
        <EditNotices {...{ session, labels, isSending, refusal }} />
        <Fieldset className={styles.names}>
          {isFamilyFirst && family}
          <TextField {...field('firstName')} label={labels.firstName} autoComplete="off" required />
          <TextField
            {...field('middleName')}
            label={labels.middleName}
            isOptional
            autoComplete="off"
          />
          {!isFamilyFirst && family}
          <TextField
            {...field('nameJa')}
            label={labels.nameJa}
            isOptional
            autoComplete="off"
            lang="ja"
          />
          <TextField
            {...field('nameKana')}
            label={labels.nameKana}
            isOptional
            autoComplete="off"
            lang="ja"
          />
          <TextField
            {...field('phone')}
            label={labels.phone}
            type="tel"
            autoComplete="off"
            required
          />
          <TextField
            {...field('email')}
            label={labels.email}
            type="email"
            autoComplete="off"
            required
          />
        </Fieldset>
        <Fieldset legend={<Trans>Roles in the office</Trans>}>
          <div>
            {grantableRoles.map((flag) => (
              <CheckboxField
                key={flag}
                {...field(flag)}
                label={labels[flag]}
                hint={i18n._(roleHints[flag])}
              />
            ))}
          </div>
        </Fieldset>
        <Consequences
          {...consequencesOf(user, { ...toUserValues(user), ...values }, { isOwner })}
          isOwn={editor?._id === user._id}
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
      <div className={styles.more}>
        <SignInHelp user={user} />
        <DeleteUser user={user} onDeleted={unsaved.allowLeaving} />
      </div>
      {leaving.question}
      {unsaved.question}
    </div>
  )
}
