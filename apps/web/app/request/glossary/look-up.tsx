import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { lookUp } from '@kakehashi/contract/glossary'
import { maskSentence } from '@kakehashi/domain/memory/mask-pair'
import { maxSentenceLength } from '@kakehashi/domain/memory/similar-sentences'
import { Alert } from '@kakehashi/ui/alert'
import { TextField } from '@kakehashi/ui/field'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useLookUpQuery } from '../../api/glossary-api.ts'
import { useGetNamesQuery } from '../../api/names-api.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { AddSentences } from './add-sentences.tsx'
import styles from './glossary.module.css'
import { namesOn, type NamedRequest } from './names-on.ts'
import { SentencePair } from './sentence-pair.tsx'
import { TermText } from './term-text.tsx'

/** Finds terms and similar sentences while somebody types, beside the paper they translate. */
export function LookUp({ request }: { request: NamedRequest }) {
  const { t } = useLingui()
  const headingId = useId()
  const fieldId = useId()
  const [typed, setTyped] = useState('')
  const sheet = useGetNamesQuery(request._id)
  const entries = sheet.data?.entries ?? []
  // The server is not told whose paper it is.
  const asked = useDebounced(maskSentence(typed.trim(), namesOn(request, { entries })))
  const query = useLookUpQuery(asked, { skip: asked === '' || sheet.isLoading })
  const found = asked === '' ? undefined : query.currentData
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>
          <Trans>Glossary</Trans>
        </h2>
        <output>{found && <Hits found={found} />}</output>
      </div>
      <TextField
        id={fieldId}
        type="search"
        label={t`Look up`}
        hint={t`A word or a sentence, in English or Japanese`}
        autoComplete="off"
        maxLength={maxSentenceLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {query.error !== undefined && asked !== '' && (
        <Alert kind="error" onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          {errorMessage(query.error)}
        </Alert>
      )}
      {found && <Found found={found} />}
      <AddSentences request={request} entries={entries} />
    </section>
  )
}

type FoundWords = ReplyOf<typeof lookUp>

function Hits({ found: { terms, sentences } }: { found: FoundWords }) {
  const count = terms.length + sentences.length
  return <Plural value={count} _0="Nothing found" one="# hit" other="# hits" />
}

function Found({ found: { terms, sentences } }: { found: FoundWords }) {
  return (
    <>
      {terms.length > 0 && (
        <ul role="list" className={styles.hits}>
          {terms.map((term) => (
            <li key={term._id}>
              <TermText term={term} />
            </li>
          ))}
        </ul>
      )}
      {sentences.length > 0 && (
        <>
          <h3>
            <Trans>Similar sentences</Trans>
          </h3>
          <ul role="list" className={styles.hits}>
            {sentences.map(({ percent, ...pair }) => (
              <li key={pair._id}>
                <p className={styles.percent}>
                  <Trans>{percent}% the same</Trans>
                </p>
                <SentencePair pair={pair} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
