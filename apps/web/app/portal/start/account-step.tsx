import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { RegistrationForm } from '../../account/registration-form.tsx'
import { withRedirect } from '../../account/redirect.ts'
import { Button } from '@kakehashi/ui/button'
import { FormActions } from '@kakehashi/ui/form'
import styles from './start.module.css'
import { useStart } from './start.tsx'
import { StepPage } from './step-page.tsx'
import { accountStep } from './steps.ts'

/** Creates the account. The request form then takes over the answers and sends them. */
export default function AccountStep() {
  const { t } = useLingui()
  const { visitorRequest } = useStart()
  const login = {
    to: withRedirect('/login', '/submitrequest'),
    onClick: () => visitorRequest.change({ next: 'open' }),
  }
  return (
    <StepPage
      path={accountStep.path}
      lede={
        <Trans>
          Already have an account? <Link {...login}>Login</Link>
        </Trans>
      }
    >
      <RegistrationForm
        saved={visitorRequest.account}
        onChange={(account) => visitorRequest.change({ account })}
        onRegister={() => visitorRequest.change({ next: 'send' })}
        login={login}
        submitLabel={<Trans>CREATE ACCOUNT AND SEND REQUEST</Trans>}
      >
        {(isSending) => (
          <div className={styles.actions}>
            <FormActions>
              <Button
                type="submit"
                variant="seal"
                isWide
                isBusy={isSending}
                busyLabel={t`Creating your account`}
              >
                <Trans>CREATE ACCOUNT AND SEND REQUEST</Trans>
              </Button>
            </FormActions>
            <p className={styles.fine}>
              <Trans>
                We will check your request and send you a quote. You pay nothing until you accept
                it.
              </Trans>
            </p>
          </div>
        )}
      </RegistrationForm>
    </StepPage>
  )
}
