import { caseRows } from '../../testing/case-rows.ts'

/** Reading | the usual spelling in a passport. */
export const usualSpellings = caseRows(`
# City of Niigata, ヘボン式ローマ字表記.
# https://www-city-niigata-lg-jp.cache.yimg.jp/kurashi/todokede/passport/hitsuyoshorui/hebon.html
おおたに   | OTANI
さいとう   | SAITO
ようこ     | YOKO
ゆうか     | YUKA
しょういち | SHOICHI
りょうたろう | RYOTARO
せのお     | SENOO
たかとお   | TAKATOO
にーな     | NINA
さりー     | SARI
まつうら   | MATSUURA
こうちわ   | KOUCHIWA
かんだ     | KANDA
しんや     | SHINYA
なんば     | NAMBA
ほんま     | HOMMA
さんぺい   | SAMPEI
はっとり   | HATTORI
きっかわ   | KIKKAWA
てっぺい   | TEPPEI
ほっち     | HOTCHI
はっちょう | HATCHO
# Tokyo Metropolis, ヘボン式ローマ字綴方表, with its foreign sounds.
# https://www.seikatubunka.metro.tokyo.lg.jp/passport/documents/0000000485.html
かんの     | KANNO
ほんだ     | HONDA
まんぽ     | MAMPO
べっぷ     | BEPPU
いっしき   | ISSHIKI
えっちゅう | ETCHU
おおの     | ONO
ジェ       | JIE
チェ       | CHIE
ティ       | TEI
ディ       | DEI
デュ       | DEYU
ファ       | FUA
フィ       | FUI
フェ       | FUE
フォ       | FUO
ヴァ       | BUA
ヴィ       | BUI
ヴ         | BU
ヴェ       | BUE
ヴォ       | BUO
# The longer list of foreign sounds that some offices print, copied by
# http://www.styleawards.com/byxobohe52081.html
イェ       | IE
ウィ       | UI
ウェ       | UE
ウォ       | UO
クァ       | KUA
クィ       | KUI
クェ       | KUE
クォ       | KUO
グァ       | GUA
グォ       | GUO
ツァ       | TSUA
ツェ       | TSUE
ドゥ       | DOU
フョ       | FUYO
# Spelled likewise, in no list that we found.
シェ       | SHIE
トゥ       | TOU
ヴュ       | BUYU
# Yamanashi and Nara Prefectures.
# https://www-pref-yamanashi-jp.cache.yimg.jp/passport/88771041769.html
# http://40.74.122.252/index.cgi/larger-text/https://www.pref.nara.jp/18411.htm
ナンブ     | NAMBU
オオタ     | OTA
こうの     | KONO
しょうじ   | SHOJI
ゆうこ     | YUKO
# A list of names with お and う at the end and without a long vowel.
# http://passport.blogdehp.ne.jp/category/1191865.html
みそのう   | MISONO
みそのお   | MISONOO
ごしょのお | GOSHONOO
こおり     | KORI
よこお     | YOKOO
あおう     | AO
あおお     | AOO
ほのお     | HONOO
ほのう     | HONO
かのう     | KANO
つとお     | TSUTOO
つとう     | TSUTO
いのお     | INOO
いのう     | INO
ふにう     | FUNIU
ふにゅう   | FUNYU
しろうず   | SHIROZU
みねう     | MINEU
みねお     | MINEO
がもう     | GAMO
すごう     | SUGO
すごお     | SUGOO
しう       | SHIU
にしきこおり | NISHIKIKORI
いおう     | IO
うりゅう   | URYU
うりう     | URIU
かんのお   | KANNOO
みとうか   | MITOKA
# A third お begins a new syllable. https://wkf.official.ec/blog/2019/03/08/215814
おおおか   | OOKA
# INOUE as passports have it. https://ameblo.jp/japansign/entry-11183625907.html
いのうえ   | INOUE
たけのうち | TAKENOUCHI
# Likewise, where family names end with 内 or 浦; 河内 is long.
さとうち   | SATOUCHI
しもうら   | SHIMOURA
ふくうら   | FUKUURA
ふるうち   | FURUUCHI
よこうち   | YOKOUCHI
おおこうち | OKOCHI
こうち     | KOCHI
とうち     | TOCHI
じんぐうじ | JINGUJI
つうじ     | TSUJI
# Other syllables and forms.
じゅんいち | JUNICHI
ぢゅん     | JUN
つづき     | TSUZUKI
かつを     | KATSUO
ゐのまた   | INOMATA
すゑ       | SUE
くわえ     | KUWAE
にいがた   | NIIGATA
けいこ     | KEIKO
さあや     | SAAYA
こううん   | KOUN
ほうおう   | HOO
おおうち   | OUCHI
みすゞ     | MISUZU
さゝき     | SASAKI
じゞい     | JIJII
まゞ       | MAMA
ﾔﾏﾀﾞ ﾀﾛｳ   | YAMADA TARO
ｼｮｰﾝ       | SHON
パトリック・ショーン | PATORIKKU SHON
しまぶくろ | SHIMABUKURO
きゃん     | KYAN
ぐしけん   | GUSHIKEN
`)

/** Text | why it is no reading, and where. */
export const refusedReadings = caseRows(`
# Registers take kana only, with ー, ゝ and small letters after the sound that they change.
# http://www.city.ibaraki-koga.lg.jp/0000000318.html
          | empty 0
　        | empty 0
山田      | not-kana 0
やまdあ   | not-kana 2
やま-だ   | not-kana 2
みつヶ    | not-kana 2
ーな      | stands-alone 0
ゝき      | stands-alone 0
ゃまだ    | stands-alone 0
たろう ー | stands-alone 4
んぁ      | stands-alone 1
・        | stands-alone 0
はな・    | stands-alone 2
きゃゅ    | stands-alone 2
たっ      | nothing-to-double 1
きゃゝ    | stands-alone 2
あっあ    | nothing-to-double 1
はっ とり | nothing-to-double 1
`)

/** Reading | every spelling that is permitted, the usual one first | uncertain places. */
export const permittedSpellings = caseRows(`
# Aichi and Miyagi Prefectures: OH or OO for オオ, OH or OU for オウ; オオ at the end is always OO.
# http://www.pref.aichi.jp/site/passport/hihebon.html
# https://www.pref.miyagi.jp/site/passport/kinyuurei.html
おおの   | ONO OHNO OONO           | 1
とおやま | TOYAMA TOHYAMA TOOYAMA  | 1
こうの   | KONO KOHNO KOUNO        | 1
かとう   | KATO KATOH KATOU        |
ようこ   | YOKO YOHKO YOUKO        | 1
たかとお | TAKATOO                 |
せのお   | SENOO                   |
# Consulate General in San Francisco: also AA, II, UU and EE on request.
# http://www.sf.us.emb-japan.go.jp/itpr_ja/m03_01_13.html
ゆうこ   | YUKO YUUKO              | 1
ニーナ   | NINA NIINA              |
# Kana do not tell ma-tsu|u-ra from a long vowel, so both are permitted.
まつうら | MATSUURA MATSURA        | 2
こうちわ | KOUCHIWA KOCHIWA KOHCHIWA | 1
# A foreign name can be spelled as in its language. https://expydoc.com/doc/7338011/ has BA for ヴァ.
ティナ   | TEINA TINA              |
ヴァン   | BUAN VAN BAN            |
やまだ   | YAMADA                  |
`)
