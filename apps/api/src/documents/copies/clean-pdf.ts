import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'

/** Entries that run something, contain another file or load something from elsewhere. */
const removedKeys = [
  'AA',
  'OpenAction',
  'JS',
  'JavaScript',
  'EmbeddedFiles',
  'EF',
  'AF',
  'RichMediaContent',
  'RichMediaSettings',
  'XFA',
  'Collection',
  'OPI',
  'Ref',
].map((key) => PDFName.of(key))

/** Links inside the document are kept; every other action is removed. */
const keptActions = new Set(['GoTo', 'Named'])
/** Wherever they are, also if nothing seems to refer to them. */
const removedActions = new Set([
  'JavaScript',
  'Launch',
  'URI',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
])
const removedAnnotations = new Set([
  'FileAttachment',
  'RichMedia',
  'Screen',
  'Movie',
  'Sound',
  '3D',
])
const actionKeys = ['A', 'PA', 'Next'].map((key) => PDFName.of(key))

/**
 * Writes the document anew from its parsed objects, without what can run, call or contain anything.
 * Bytes that no object refers to, such as earlier versions, do not reach the copy.
 */
export async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
  })
  const { context } = document
  const objects = context.enumerateIndirectObjects()
  // First, because it is decided by what the annotations are.
  for (const [, object] of objects) visitDictionaries(object, removeAnnotations)
  for (const [ref, object] of objects) {
    if (isEmbeddedFile(object)) context.delete(ref)
    else visitDictionaries(object, cleanDictionary)
  }
  return Buffer.from(await document.save({ updateFieldAppearances: false }))
}

function isEmbeddedFile(object: PDFObject): boolean {
  return object instanceof PDFStream && nameIn(object.dict, 'Type') === 'EmbeddedFile'
}

/** Nested ones; references are not followed, because every object is visited. */
function visitDictionaries(root: PDFObject, visit: (dictionary: PDFDict) => void): void {
  const waiting = [root]
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFArray) waiting.push(...object.asArray())
    if (object instanceof PDFStream) {
      // The content of a stream may be in another file.
      object.dict.delete(PDFName.of('F'))
      waiting.push(object.dict)
    }
    if (object instanceof PDFDict) {
      visit(object)
      waiting.push(...object.values())
    }
  }
}

function cleanDictionary(dictionary: PDFDict): void {
  for (const key of removedKeys) dictionary.delete(key)
  for (const key of actionKeys) {
    if (isRemovedAction(dictionary, key)) dictionary.delete(key)
  }
  const isAction = removedActions.has(nameIn(dictionary, 'S') ?? '')
  if (!isAction && !isRemovedAnnotation(dictionary)) return
  for (const key of dictionary.keys()) dictionary.delete(key)
}

function isRemovedAction(dictionary: PDFDict, key: PDFName): boolean {
  const action = dictionary.lookup(key)
  if (action instanceof PDFArray) return key.asString() === '/Next'
  if (!(action instanceof PDFDict)) return false
  const kind = nameIn(action, 'S')
  return kind !== undefined && !keptActions.has(kind)
}

function removeAnnotations(page: PDFDict): void {
  const annotations = page.lookup(PDFName.of('Annots'))
  if (!(annotations instanceof PDFArray)) return
  for (let at = annotations.size() - 1; at >= 0; at -= 1) {
    const annotation = annotations.lookup(at)
    if (annotation instanceof PDFDict && isRemovedAnnotation(annotation)) annotations.remove(at)
  }
}

function isRemovedAnnotation(annotation: PDFDict): boolean {
  return removedAnnotations.has(nameIn(annotation, 'Subtype') ?? '')
}

function nameIn(dictionary: PDFDict, key: string): string | undefined {
  const value = dictionary.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : undefined
}
