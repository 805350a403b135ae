import { Button } from '@kakehashi/ui/button'
import { Empty } from '@kakehashi/ui/empty'
import { TextField } from '@kakehashi/ui/field'
import { rowSheet } from '@kakehashi/ui/row-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useListTermsInfiniteQuery } from '../../api/glossary-api.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { useUserInfo } from '../../session/use-user-info.ts'
import { GlossaryPage } from './glossary-page.tsx'
import styles from './glossary.module.css'
import { TermForm } from './term-form.tsx'
import { TermRow } from './term-row.tsx'

/** How the office translates certain words. */
export function Terms({ base }: { base: string }) {
  const { t } = useLingui()
  const isOwner = useUserInfo()?.isOwner === true
  const [typed, setTyped] = useState('')
  const [isArchived, setArchived] = useState(false)
  const [added, setAdded] = useState(0)
  const q = useDebounced(typed.trim())
  const asked = { q: isArchived ? '' : q, state: isArchived ? 'archived' : 'in-use' } as const
  const { currentData: data, ...query } = useListTermsInfiniteQuery(asked, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <GlossaryPage title={t`Glossary`} base={base}>
      {!isArchived && (
        <TextField
          type="search"
          label={t`Find a term`}
          hint={t`In English or Japanese. The beginning of a word is enough, also in kana or romaji`}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <section className={styles.section} aria-labelledby="terms">
        <div className={styles.head}>
          <h2 id="terms">{isArchived ? <Trans>Archived terms</Trans> : <Trans>Terms</Trans>}</h2>
          {isOwner && (
            <Button variant="line" size="small" onClick={() => setArchived(!isArchived)}>
              {isArchived ? <Trans>Show terms in use</Trans> : <Trans>Show archived terms</Trans>}
            </Button>
          )}
        </div>
        <LongList
          key={JSON.stringify(asked)}
          query={{ ...query, data }}
          label={<Trans>Loading the terms</Trans>}
          moreLabel={t`Loading more terms`}
          className={rowSheet}
          lines={4}
          empty={<NoTerms q={asked.q} isArchived={isArchived} />}
        >
          {(term) => <TermRow term={term} isOwner={isOwner} />}
        </LongList>
      </section>
      {!isArchived && (
        <section className={styles.section}>
          <h2>
            <Trans>New term</Trans>
          </h2>
          <div className={styles.sheet}>
            <TermForm key={added} onSaved={() => setAdded(added + 1)} />
          </div>
        </section>
      )}
    </GlossaryPage>
  )
}

function NoTerms({ q, isArchived }: { q: string; isArchived: boolean }) {
  if (isArchived) return <Empty title={<Trans>No archived terms</Trans>} />
  if (q !== '') return <Empty title={<Trans>No term begins with “{q}”</Trans>} />
  return (
    <Empty title={<Trans>No terms yet</Trans>}>
      <Trans>Add the first one below.</Trans>
    </Empty>
  )
}
