import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useTeam } from '../../parts/team.ts'
import styles from './rows.module.css'

export function Team() {
  const team = useTeam()
  const language = useLanguage()
  if (team.length === 0) return null
  return (
    <section className={styles.open} aria-labelledby="team">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="team">
          <Trans>The people you meet</Trans>
        </h2>
        <dl>
          {team.map(({ name, role }) => (
            <div key={`${name.en} ${role.en}`}>
              <dt>{name[language]}</dt>
              <dd>{role[language]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
