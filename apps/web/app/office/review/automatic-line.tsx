import type { AutomaticCheckView } from '@kakehashi/contract/requests/review-view'
import { classNames } from '@kakehashi/ui/class-names'
import { Comma } from '@kakehashi/ui/comma'
import { Icon } from '@kakehashi/ui/icon'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import styles from './review-side.module.css'

export function isFine(check: AutomaticCheckView): boolean {
  if (check.kind === 'pages') return check.original !== null && check.translation !== null
  return check.fine === check.count
}

/** A line that the server has counted. */
export function AutomaticLine({ check }: { check: AutomaticCheckView }) {
  const { t } = useLingui()
  const isRight = isFine(check)
  return (
    <li className={classNames(styles.automatic, !isRight && styles.wrong)}>
      <Icon name={isRight ? 'check' : 'alert'} label={isRight ? t`In order` : t`To be looked at`} />
      <span>
        <Words check={check} />
      </span>
      <small>
        <Trans>automatic</Trans>
      </small>
    </li>
  )
}

function Words({ check }: { check: AutomaticCheckView }) {
  switch (check.kind) {
    case 'fields': {
      const { fine, count } = check
      return (
        <Trans>
          {fine} of {count} fields filled
        </Trans>
      )
    }
    case 'names': {
      const { fine, count, missing } = check
      const list = missing.join('; ')
      return (
        <>
          <Trans>
            {fine} of {count} names as on the sheet
          </Trans>
          {missing.length > 0 && (
            <em>
              <Trans>Not on the sheet: {list}</Trans>
            </em>
          )}
        </>
      )
    }
    case 'dates': {
      const { fine, count } = check
      return (
        <Trans>
          {fine} of {count} dates, era and year agree
        </Trans>
      )
    }
    case 'pages':
      return (
        <>
          <Pages count={check.original} what="original" />
          <Comma />
          <Pages count={check.translation} what="translation" />
        </>
      )
  }
}

function Pages({ count, what }: { count: number | null; what: 'original' | 'translation' }) {
  if (what === 'original') {
    if (count === null) return <Trans>Original: pages not known</Trans>
    return <Plural value={count} one="Original: # page" other="Original: # pages" />
  }
  if (count === null) return <Trans>translation: pages not known</Trans>
  return <Plural value={count} one="translation: # page" other="translation: # pages" />
}
