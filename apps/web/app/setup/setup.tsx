import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { getSetup } from '@kakehashi/contract/setup'
import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate, Outlet, useLocation } from 'react-router'
import { RedirectTo } from '../account/guards.tsx'
import { withRedirect } from '../account/redirect.ts'
import { useOwnProfileQuery } from '../api/accounts-api.ts'
import { useGetSetupQuery } from '../api/setup-api.ts'
import NotFound from '../errors/not-found.tsx'
import { LanguageChoice } from '../layouts/language-choice.tsx'
import { Loaded } from '../layouts/loaded.tsx'
import { Main } from '../layouts/main.tsx'
import { PageTitle } from '../layouts/page-title.tsx'
import { useUserInfo } from '../session/use-user-info.ts'
import { Finished, Publishing } from './finished.tsx'
import styles from './setup.module.css'
import { redirectFrom, setupPath, setupSteps, stepAt } from './steps.ts'

/** The first run of a new office: its owner, its facts, its services, and then its website. */
export default function Setup() {
  const { t } = useLingui()
  const query = useGetSetupQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageTitle title={t`Set up your office`} />
      <header className={`wrap ${styles.header}`}>
        <p>
          <Trans>Set up your office</Trans>
        </p>
        <LanguageChoice />
      </header>
      <Main className="wrap">
        <Loaded query={query} label={<Trans>Loading</Trans>} lines={6}>
          {({ state }) => <AtState state={state} />}
        </Loaded>
      </Main>
    </>
  )
}

function AtState({ state }: ReplyOf<typeof getSetup>) {
  const userInfo = useUserInfo()
  if (state === 'new') return <Step isNew isEmailVerified={false} />
  if (state === 'publishing') return <Publishing />
  if (state === 'finished') return userInfo?.isOwner ? <Finished /> : <RedirectTo to="/" />
  if (!userInfo) return <Navigate to={withRedirect('/login', setupPath)} />
  return userInfo.isOwner ? <StepOfOwner /> : <NotFound />
}

function StepOfOwner() {
  const query = useOwnProfileQuery()
  return (
    <Loaded query={query} label={<Trans>Loading</Trans>} lines={6}>
      {({ isEmailVerified }) => <Step isNew={false} isEmailVerified={isEmailVerified} />}
    </Loaded>
  )
}

function Step({ isNew, isEmailVerified }: { isNew: boolean; isEmailVerified: boolean }) {
  const { i18n } = useLingui()
  const { pathname } = useLocation()
  const userInfo = useUserInfo()
  const isSignInSecure = userInfo !== null && !userInfo.signInRequirement
  const elsewhere = redirectFrom(pathname, { isNew, isEmailVerified, isSignInSecure })
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  const at = stepAt(pathname)
  const step = setupSteps[at]
  if (!step) return <NotFound />
  const number = at + 1
  const count = setupSteps.length
  return (
    <div className={styles.step}>
      <p className={styles.number}>
        <Trans>
          Step {number} of {count}
        </Trans>
      </p>
      <h1>{i18n._(step.title)}</h1>
      <Outlet />
    </div>
  )
}
