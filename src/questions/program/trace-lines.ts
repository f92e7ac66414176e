import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/python';

interface Insertion {
  at: number;
  text: string;
}

/** Statements with statements inside. */
const compound = new Set([
  'IfStatement',
  'ForStatement',
  'WhileStatement',
  'TryStatement',
  'WithStatement',
  'MatchStatement',
  'FunctionDefinition',
  'ClassDefinition',
  'DecoratedStatement',
]);

/**
 * Adds calls to a program, so that the robot knows the line of each event (robot.py): before each simple statement, and
 * around the list of a loop and the condition of `if` and `while`. Lines stay where they are. A program with a syntax error
 * is returned as it is.
 */
export function traceLines(code: string): string {
  const tree = parser.parse(code);
  const insertions: Insertion[] = [];
  let hasError = false;
  const lineAt = (position: number) => code.slice(0, position).split('\n').length;
  const wrap = (name: string, { from, to }: Pick<SyntaxNode, 'from' | 'to'>) => {
    insertions.push({ at: from, text: `${name}(${lineAt(from)}, (` }, { at: to, text: '))' });
  };
  tree.iterate({
    enter: ({ type, node }) => {
      if (type.isError) hasError = true;
      const isStatement = node.parent?.name === 'Script' || node.parent?.name === 'Body';
      if (node.name === 'ForStatement') {
        // `for x in 1, 2` has several nodes.
        const from = afterKeyword(node, ['in'])[0];
        const to = node.getChild('Body')?.prevSibling;
        if (from && to) wrap('_repeat', { from: from.from, to: to.to });
      } else if (node.name === 'IfStatement' || node.name === 'WhileStatement') {
        for (const condition of afterKeyword(node, ['if', 'elif', 'while'])) wrap('_check', condition);
      } else if (
        isStatement &&
        /^(?:\w+Statement|StatementGroup)$/.test(node.name) &&
        !compound.has(node.name)
      ) {
        insertions.push({ at: node.from, text: `_at(${lineAt(node.from)}); ` });
      }
    },
  });
  if (hasError) return code;
  return insertions
    .toSorted((first, second) => second.at - first.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

/** The nodes that follow the keywords directly. */
function afterKeyword(node: SyntaxNode, keywords: readonly string[]): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (keywords.includes(child.name) && child.nextSibling) found.push(child.nextSibling);
  }
  return found;
}
