-- Terms in use are found in a sentence by the whole term, under an entry of its own. This writes the
-- entries of the terms that are there already, as termWords of the application does for others.
with whole as (
  select id, lower(normalize(text, NFKD)) as text
  from glossary_terms
  cross join lateral (values (english), (japanese)) as side (text)
  where archived_at is null
),
-- Without accents, in hiragana and with the common forms of kanji.
common as (
  select id, translate(
    normalize(regexp_replace(text, '[\u0300-\u036f]+', '', 'g'), NFC),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ髙﨑𠮷濵濱邉邊齋齊斉澤廣國櫻嶋德眞惠冨łđı',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ高崎吉浜浜辺辺斎斎斎沢広国桜島徳真恵富ldi'
  ) as text
  from whole
),
spelled as (
  select id, replace(replace(replace(replace(replace(
    text, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'þ', 'th'
  ) as text
  from common
),
-- By number, because which signs are letters depends on the locale of the database.
folded as (
  select id, regexp_replace(
    replace(text, 'ð', 'd'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20ff\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u3030\u303d-\u3040\u30a0\u30fb\u30fc\ufe00-\ufe0f]+',
    '', 'g'
  ) as text
  from spelled
)
insert into search_words (subject_kind, subject_id, word)
select distinct 'term', id, '=' || text from folded where text <> ''
on conflict do nothing;
