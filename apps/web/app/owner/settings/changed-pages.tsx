import { previewDraftPage } from '@kakehashi/contract/office-drafts'
import { languageOfPath } from '@kakehashi/contract/site-addresses'
import { Icon } from '@kakehashi/ui/icon'
import { Trans } from '@lingui/react/macro'
import { useListDraftPagesQuery } from '../../api/office-drafts-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import styles from './settings.module.css'

/** The public pages that the changes affect. Each opens in another tab, as it will look. */
export function ChangedPages() {
  const query = useListDraftPagesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Loaded query={query} label={<Trans>Rendering the pages</Trans>} lines={3}>
      {(pages) =>
        pages.length === 0 ? (
          <p>
            <Trans>No page changes.</Trans>
          </p>
        ) : (
          <ul className={styles.pages}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a
                  href={`${previewDraftPage.path}?${new URLSearchParams({ path })}`}
                  target="_blank"
                  rel="noreferrer"
                  lang={languageOfPath(path)}
                >
                  {title}
                  <Icon name="out" />
                </a>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
