import { fillIn } from './names.mjs';

/**
 * The additions of a new resource to existing files, as templates. oxfmt then sorts the imports and wraps the lines.
 */

/** @typedef {{ file: string, change: (text: string) => string }} Edit */

/** A file does not contain the text at which an addition is inserted. */
class AnchorMissing extends Error {
  /** @param {string} anchor */
  constructor(anchor) {
    super(`"${anchor.trim()}" was not found. Adapt .ci/new/edits.mjs to the file.`);
  }
}

/**
 * @param {string} text
 * @param {string} anchor
 * @param {number} [from]
 */
function indexOf(text, anchor, from = 0) {
  const index = text.indexOf(anchor, from);
  if (index < 0) throw new AnchorMissing(anchor);
  return index;
}

/**
 * Changes the text between two anchors.
 * @param {readonly string[]} starts anchors, each searched for after the previous one
 * @param {string} end
 * @param {(block: string) => string} change
 * @returns {(text: string) => string}
 */
const between = (starts, end, change) => (text) => {
  const start = starts.reduce((from, anchor) => indexOf(text, anchor, from) + anchor.length, 0);
  const stop = indexOf(text, end, start);
  return text.slice(0, start) + change(text.slice(start, stop)) + text.slice(stop);
};

/**
 * @param {string} file
 * @param {readonly ((text: string) => string)[]} changes
 * @returns {Edit}
 */
const edit = (file, ...changes) => ({
  file,
  change: (text) => {
    try {
      return changes.reduce((changed, change) => change(changed), text);
    } catch (error) {
      throw error instanceof AnchorMissing ? new Error(`${file}: ${error.message}`) : error;
    }
  },
});

const operations = ['create', 'delete', 'get', 'list', 'update'];
const nameOf = (/** @type {string} */ verb) => `${verb}SampleGadget${verb === 'list' ? 's' : ''}`;
const fileOf = (/** @type {string} */ verb) => `${verb}-sample-gadget${verb === 'list' ? 's' : ''}`;

/**
 * @param {import('./names.mjs').Names} names
 * @returns {readonly Edit[]} `change` throws an error with the file and the anchor if the anchor is missing
 */
export function resourceEdits(names) {
  const append = (/** @type {string} */ lines) => (/** @type {string} */ block) =>
    `${block}\n${fillIn(lines, names)}`;
  const insertSorted =
    (/** @type {readonly string[]} */ ...lines) =>
    (/** @type {string} */ block) => {
      const [before = '', ...others] = block.split('\n');
      return [before, ...[...others, ...lines.map((line) => fillIn(line, names))].toSorted()].join('\n');
    };
  const addImports =
    (/** @type {readonly string[]} */ ...lines) =>
    (/** @type {string} */ text) => {
      const first = indexOf(text, 'import ');
      return `${text.slice(0, first)}${fillIn(lines.join('\n'), names)}\n${text.slice(first)}`;
    };
  return [
    edit(
      'openapi/openapi.yaml',
      between(
        ['\ntags:'],
        '\npaths:',
        append(`  - name: SampleGadgets
    description: |
      The sample gadgets. Only an Admin reads and changes them (*AdminOnly*). A title must not be blank. Titles may be
      equal.`),
      ),
      between(
        ['\npaths:'],
        '\ncomponents:',
        append(`  /sample-gadgets:
    $ref: paths/sample-gadgets/sample-gadgets.yaml
  /sample-gadgets/{id}:
    $ref: paths/sample-gadgets/sample-gadget.yaml`),
      ),
    ),
    edit(
      'openapi/conformance/all.ts',
      addImports("import { sampleGadgets } from './sample-gadgets/sample-gadgets.ts';"),
      between(['export const scenarios', '{'], '\n};', append("  'sample-gadgets': [sampleGadgets],")),
    ),
    edit(
      'openapi/tools/verify/records/cleanup.ts',
      between(['const deletions', '{'], '\n};', insertSorted("  createSampleGadget: 'deleteSampleGadget',")),
    ),
    edit(
      'mocks/data/models.ts',
      addImports("import * as sampleGadgets from './models/sample-gadgets.ts';"),
      between(['export const models = {'], '\n};', append('  ...sampleGadgets,')),
    ),
    edit(
      'mocks/data/db.ts',
      between(['const entityNames', '{'], '\n};', append("  sampleGadgets: 'Sample gadget',")),
    ),
    edit(
      'mocks/data/seed/seed.ts',
      addImports(
        "import type { SampleGadgetRecord } from '../models/sample-gadgets.ts';",
        "import { sampleGadgets } from './sample-gadgets.ts';",
      ),
      between(['export interface Seed {'], '\n}', append('  sampleGadgets: SampleGadgetRecord[];')),
      between(['export function seed()', 'return {'], '\n  };', append('    sampleGadgets,')),
    ),
    edit(
      'mocks/data/scenarios/default.ts',
      between(
        ['async function withoutAttempts', 'return {'],
        '\n  };',
        append('    sampleGadgets: source.sampleGadgets,'),
      ),
    ),
    edit(
      'mocks/handlers/all.ts',
      addImports(
        ...operations.map((verb) => `import { ${nameOf(verb)} } from './sample-gadgets/${fileOf(verb)}.ts';`),
      ),
      between(
        ['const handlers = {'],
        '\n} satisfies',
        insertSorted(...operations.map((verb) => `  ${nameOf(verb)},`)),
      ),
    ),
    edit(
      'src/api/invalidate.ts',
      between(['export type QueryRoot ='], ';', insertSorted("  | 'sample-gadgets'")),
      between(['const staleAfter = {'], '\n} as const', append("  'sample-gadget': ['sample-gadgets'],")),
    ),
    edit(
      'tests/contract/inventory.test.ts',
      between(
        ['const agreed = `'],
        '\n`;',
        append(
          [
            ['get /sample-gadgets', 'listSampleGadgets'],
            ['post /sample-gadgets', 'createSampleGadget'],
            ['get /sample-gadgets/{id}', 'getSampleGadget'],
            ['put /sample-gadgets/{id}', 'updateSampleGadget'],
            ['delete /sample-gadgets/{id}', 'deleteSampleGadget'],
          ]
            .map(([call = '', id = '']) => `${call.padEnd(58)} | ${id.padEnd(26)} | SampleGadgets | Admin`)
            .join('\n'),
        ),
      ),
    ),
    edit(
      'tests/mock/server/writes.ts',
      addImports("import * as sampleGadgets from '#api/queries/sample-gadgets.ts';"),
      between(
        ['const table: Record<string, Write> = {'],
        '\n};',
        append(`  createSampleGadgetMutation: admin('createSampleGadget', sampleGadgets.createSampleGadgetMutation(), {
    list: sampleGadgets.sampleGadgetListQuery(),
  }),
  updateSampleGadgetMutation: admin('updateSampleGadget', sampleGadgets.updateSampleGadgetMutation('sgd-2')),
  deleteSampleGadgetMutation: admin('deleteSampleGadget', sampleGadgets.deleteSampleGadgetMutation(), {
    variables: 'sgd-2',
  }),`),
      ),
      between(['export const mutationNames', '= ['], '\n]', append('  sampleGadgets,')),
    ),
    edit(
      'tests/architecture/urls/page-table.ts',
      between(
        ['export const pages', '= ['],
        '\n];',
        append(
          "  { rule: 'D-243, sample gadgets', at: '/admin/sample-gadgets', admits: admin, title: 'Sample gadgets' },",
        ),
      ),
    ),
    edit(
      'stories/guide/states/screens.ts',
      between(
        ["name: 'Admin'", 'screens: ['],
        '\n    ],',
        append(
          "      { name: 'Sample gadgets', paths: ['/admin/sample-gadgets'], notApplicable: completeList },",
        ),
      ),
    ),
    edit(
      'stories/screens/common-states.ts',
      between(['const textColumns', '= {'], '\n};', append("  sampleGadgets: ['title', 'description'],")),
    ),
    edit(
      'tests/unit/components/form/form-table.ts',
      addImports(
        "import { schema as sampleGadget } from '#features/admin/sample-gadgets/sample-gadget-form.tsx';",
      ),
      between(
        ['export const forms', '= ['],
        '\n];',
        append(`  form(
    'admin/sample-gadgets/sample-gadget-form.tsx',
    ['createSampleGadget', 'updateSampleGadget'],
    sampleGadget,
  ),`),
      ),
    ),
  ];
}
