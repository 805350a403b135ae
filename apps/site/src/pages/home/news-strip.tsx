import type { NewsItem } from '@kakehashi/domain/office'
import { useOffice } from '@kakehashi/layouts/office'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import holidays from './art/news-holidays.svg'
import marriage from './art/news-marriage.svg'
import readings from './art/news-readings.svg'
import styles from './news-strip.module.css'

/** Our own drawings, 360 by 180. */
const drawings: Record<NewsItem['picture'], string> = { readings, marriage, holidays }

export function NewsStrip() {
  const { news } = useOffice()
  const language = useLanguage()
  if (news.length === 0) return null
  return (
    <section className={styles.news} aria-labelledby="news">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="news">
            <Trans>News about documents in Japan and the US</Trans>
          </h2>
          <p>
            <Trans>These links open other websites.</Trans>
          </p>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari removes the list role from lists without bullets */}
        <ul role="list">
          {news.map(({ title, picture, url, publisher }) => (
            <li key={url}>
              <a href={url} rel="external">
                <img src={drawings[picture]} alt="" width={360} height={180} loading="lazy" />
                <h3>{title[language]}</h3>
                <span className={styles.publisher}>
                  {publisher[language]}
                  <Icon name="out" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
