import pg from 'pg'

/**
 * Inserts six words for each request: the surname in two scripts, a given name, a phone number, the
 * order number and its last part. Surnames have about the frequencies of Japan: 1.6 % are Sato.
 */
export async function fillSearchWords(databaseUrl: string, count: number): Promise<number> {
  const start = performance.now()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`set maintenance_work_mem = '512MB'`)
    const { rows } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where tablename = 'search_words'`,
    )
    // Indexes are rebuilt after the insert, which is faster.
    await client.query('alter table search_words drop constraint search_words_pkey')
    await client.query('drop index search_words_beginning, search_words_similar')
    await client.query(
      `insert into search_words (subject_kind, subject_id, word)
       select 'request', id, word from generate_series(1, $1::int) as n,
         lateral (select uuidv7(make_interval(secs => n - $1)) as id,
           -- A power of the random number, so that few names are common and many are rare.
           1 + floor(power(random() + n * 0, 3) * array_length($2::text[], 1))::int as surname,
           1 + floor(power(random() + n * 0, 2) * array_length($4::text[], 1))::int as given) as person,
         lateral (values
           (($2::text[])[surname]), (($3::text[])[surname]), (($4::text[])[given]),
           ((array['090', '090', '090', '080', '070', '098'])[1 + n % 6] || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0')),
           ('k2026' || lpad(n::text, 6, '0')), (lpad(n::text, 6, '0'))) as words (word)`,
      [count, romaji, kanji, givenNames],
    )
    // One person for ten requests, with the same surname and given name.
    await client.query(
      `insert into search_words (subject_kind, subject_id, word)
       select 'user', subject_id, word from search_words
       where subject_kind = 'request' and hashtext(subject_id::text) % 10 = 0 and word ~ '^[a-z]+$'`,
    )
    for (const { indexdef } of rows) await client.query(indexdef)
    // A temporary server commits to memory only; without a checkpoint the vacuum is incomplete.
    await client.query('checkpoint')
    await client.query('vacuum analyze search_words')
  } finally {
    await client.end()
  }
  return (performance.now() - start) / 1000
}

const commonest =
  'sato佐藤 suzuki鈴木 takahashi高橋 tanaka田中 watanabe渡辺 ito伊藤 yamamoto山本 nakamura中村 kobayashi小林 kato加藤 yoshida吉田 yamada山田 sasaki佐々木 yamaguchi山口 matsumoto松本 inoue井上 kimura木村 hayashi林 shimizu清水 saito斎藤'
    .split(' ')
    .map((pair) => /^([a-z]+)(.+)$/.exec(pair))
/** 3,000 rare names. */
const rare = Array.from({ length: 3_000 }, (_, index) => `${index.toString(36)}mura`)
const romaji = [...commonest.map((pair) => pair?.[1] ?? ''), ...rare]
const kanji = [...commonest.map((pair) => pair?.[2] ?? ''), ...rare.map((name) => `${name}村`)]
const commonGiven = ['hanako', 'taro', 'yuki', 'kenji', 'naoko', 'jane', 'john', 'maria']
const rareGiven = Array.from({ length: 500 }, (_, index) => `${index.toString(36)}ko`)
const givenNames = [...commonGiven, ...rareGiven]
