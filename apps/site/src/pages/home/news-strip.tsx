import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '@kakehashi/ui/icon'
import styles from './news-strip.module.css'
import { news } from './news.ts'

export function NewsStrip() {
  const { i18n } = useLingui()
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
          {news.map(({ _id, name, image, url, publisher }) => (
            <li key={_id}>
              <a href={url} rel="external">
                <img src={image} alt="" width={360} height={180} loading="lazy" />
                <h3>{i18n._(name)}</h3>
                <span className={styles.publisher}>
                  {i18n._(publisher)}
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
