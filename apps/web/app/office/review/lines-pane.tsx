import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Tool } from '../../request/preview/tool.tsx'
import { KeyCaps } from '../keys/key-list.tsx'
import { useKeysOn } from '../keys/keys-setting.ts'
import styles from './bench.module.css'
import marks from './marks.module.css'
import type { Changes } from './use-changes.ts'

interface LinesPaneProps {
  heading: ReactNode
  /** The version that the lines are compared with. */
  before: number | undefined
  changes: Changes
  /** Marks are hidden. */
  isClean?: boolean
  foot: ReactNode
  children: ReactNode
}

/** The lines of a translation, with steps from change to change. */
export function LinesPane({
  heading,
  before,
  changes,
  isClean = false,
  foot,
  children,
}: LinesPaneProps) {
  const { t } = useLingui()
  const areKeysOn = useKeysOn()
  const hasMarks = changes.count > 0
  return (
    <>
      <header className={styles.bar}>
        {heading}
        {hasMarks && <ChangeSteps before={before} changes={changes} />}
      </header>
      <div
        className={styles.read}
        data-desk=""
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of the pane, not a landmark
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that it can be scrolled by keyboard
        tabIndex={0}
        aria-label={t`Lines of the translation`}
      >
        {children}
      </div>
      <footer className={styles.bar}>
        {hasMarks && !isClean && (
          <span>
            <ins className={marks.added}>
              <Trans>Added</Trans>
            </ins>{' '}
            <del className={marks.removed}>
              <Trans>Removed</Trans>
            </del>
          </span>
        )}
        {foot}
        {hasMarks && areKeysOn && (
          <span className={styles.caps}>
            <KeyCaps keys="[" /> <KeyCaps keys="]" /> <Trans>change</Trans>
          </span>
        )}
      </footer>
    </>
  )
}

function ChangeSteps({ before = 0, changes }: { before: number | undefined; changes: Changes }) {
  const { t } = useLingui()
  const { count, current, goTo } = changes
  return (
    <span className={styles.steps}>
      <span>
        <Plural
          value={count}
          one={`# change since version ${before}`}
          other={`# changes since version ${before}`}
        />
      </span>
      <Tool icon="previous" label={t`Previous change`} onUse={() => goTo(-1)} />
      <output aria-label={t`Change shown`}>{current === 0 ? '–' : current}</output>
      <Tool icon="next" label={t`Next change`} onUse={() => goTo(1)} />
    </span>
  )
}
