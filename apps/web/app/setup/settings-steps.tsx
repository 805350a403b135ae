import { Trans } from '@lingui/react/macro'
import { Outlet, useLocation } from 'react-router'
import { useGetOfficeDraftQuery } from '../api/office-drafts-api.ts'
import { Loaded } from '../layouts/loaded.tsx'
import type { SectionContext } from '../owner/settings/section-context.ts'
import { nextStep } from './steps.ts'

/** The sections of the settings that a new office needs, one after the other. */
export default function SettingsSteps() {
  const { pathname } = useLocation()
  const query = useGetOfficeDraftQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Loaded query={query} label={<Trans>Loading the settings</Trans>} lines={8}>
      {(draft) => <Outlet context={{ draft, next: nextStep(pathname) } satisfies SectionContext} />}
    </Loaded>
  )
}
