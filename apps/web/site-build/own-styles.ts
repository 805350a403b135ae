import { type Selector, transform } from 'lightningcss'

/** A class of a part's own stylesheet, as the build renames it: `_name_hash_line`. */
const ofAPart = /^_.+_[\w-]{5}_\d+$/

/**
 * A page is built with the styles of every part it might show once it runs as an application, which
 * a visitors' page never does. What neither the page nor its script names is left out: it has to
 * fit into the first answer of the server, or a phone waits for another round.
 */
export function ownStyles(css: string, named: string): string {
  const isNamed = (name: string) => !ofAPart.test(name) || named.includes(name)
  // What stands inside `:not()` or `:is()` is not looked at: rather a rule too many.
  const canMatch = (selector: Selector) =>
    selector.every((part) => part.type !== 'class' || isNamed(part.name))
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: { style: ({ value }) => (value.selectors.some(canMatch) ? undefined : []) },
    },
  })
  return code.toString()
}
