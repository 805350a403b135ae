import { Button } from '@kakehashi/ui/button'
import { classNames } from '@kakehashi/ui/class-names'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NavLink, Outlet } from 'react-router'
import { useGetOfficeDraftQuery } from '../../api/office-drafts-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { PublishBar } from './publish-bar.tsx'
import type { SectionContext } from './section-context.ts'
import { sections, settingsPath } from './section-names.ts'
import styles from './settings.module.css'

/** What the office says about itself, one section for each topic, and publishing it. */
export default function Settings() {
  const { t } = useLingui()
  const query = useGetOfficeDraftQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <OfficePage
      title={t`Settings`}
      back={{ to: '/owner/dashboard', label: <Trans>Owner dashboard</Trans> }}
    >
      <Loaded query={query} label={<Trans>Loading the settings</Trans>} lines={8}>
        {(draft) => (
          <>
            <div className={styles.columns}>
              <SectionList changes={draft.changes} />
              <div className={styles.section}>
                <Outlet context={{ draft } satisfies SectionContext} />
              </div>
            </div>
            <PublishBar draft={draft} />
          </>
        )}
      </Loaded>
    </OfficePage>
  )
}

/** On phones a button opens the list, so that the section itself comes first. */
function SectionList({ changes }: { changes: readonly string[] }) {
  const { i18n, t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <nav className={styles.sections} aria-label={t`Settings`}>
      <div className={styles.toggle}>
        <Button
          variant="line"
          isWide
          aria-expanded={isOpen}
          aria-controls="sections"
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>All settings</Trans>
        </Button>
      </div>
      <ul role="list" id="sections" className={classNames(isOpen && styles.open)}>
        {sections.map(({ to, label, facts }) => {
          const isChanged = facts.some((name) => changes.includes(name))
          return (
            <li key={to}>
              <NavLink
                to={to}
                end={to === settingsPath}
                onClick={() => setOpen(false)}
                className={({ isActive }) => classNames(isActive && styles.current)}
              >
                {i18n._(label)}
                {isChanged && (
                  <span className={styles.changed}>
                    <Trans>Changed</Trans>
                  </span>
                )}
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
