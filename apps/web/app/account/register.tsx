import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { ColumnPage } from '../layouts/column-page.tsx'
import { Button } from '@kakehashi/ui/button'
import { FormActions } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { RedirectTo } from './guards.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { useRedirectTarget } from './use-redirect-target.ts'
import { useUserInfo } from '../session/session-slice.ts'

export default function Register() {
  const { t } = useLingui()
  const userInfo = useUserInfo()
  const { target, toLogin } = useRedirectTarget()
  // Also reached after registering, because that signs the user in.
  if (userInfo) return <RedirectTo to={target} />
  return (
    <ColumnPage
      title={t`Create your account`}
      lede={
        <Trans>
          With an account you can send requests and follow their progress. Already have one?{' '}
          <Link to={toLogin}>Login</Link>
        </Trans>
      }
    >
      <RegistrationForm
        login={{ to: toLogin }}
        submitLabel={<Trans>CREATE ACCOUNT</Trans>}
        onRegistered={() => showToast.success(t`Account created`)}
      >
        {(isSending) => (
          <FormActions>
            <Button type="submit" isWide isBusy={isSending} busyLabel={t`Creating your account`}>
              <Trans>CREATE ACCOUNT</Trans>
            </Button>
          </FormActions>
        )}
      </RegistrationForm>
    </ColumnPage>
  )
}
