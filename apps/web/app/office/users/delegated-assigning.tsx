import type { UserView } from '@kakehashi/contract/accounts/users'
import { CheckboxField } from '@kakehashi/ui/field'
import { showToast } from '@kakehashi/ui/toast'
import { useLingui } from '@lingui/react/macro'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useDelegateAssigningMutation } from '../../api/users-api.ts'
import { useUserInfo } from '../../session/use-user-info.ts'

/** Lets an owner delegate the assignment of translators to an admin. Others see nothing. */
export function DelegatedAssigning({ user }: { user: UserView }) {
  const { t } = useLingui()
  const isOwner = useUserInfo()?.isOwner ?? false
  const [delegate, { isLoading }] = useDelegateAssigningMutation()
  // Owners may assign anyway.
  if (!isOwner || !user.isAdmin || user.isOwner) return null

  async function change(mayAssign: boolean) {
    const { error } = await delegate({ userId: user._id, mayAssign })
    if (error) showFailedCall(error)
    else showToast.success(t`Saved`)
  }

  return (
    <CheckboxField
      name="mayAssign"
      label={t`May assign translators`}
      hint={t`Otherwise only owners can.`}
      checked={user.mayAssign ?? false}
      disabled={isLoading}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}
