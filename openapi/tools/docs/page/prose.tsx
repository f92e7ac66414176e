import Markdown from 'markdown-to-jsx';
import { isValidElement, use, type ReactNode } from 'react';
import { rulesIn, ruleName, withLinks, type Rule } from '../rules.ts';
import { SectionContext, useContract } from './contract-context.ts';

const Table = ({ children }: { children?: ReactNode }) => (
  <div className="table">
    <table>{children}</table>
  </div>
);

function Code({ children }: { children?: ReactNode }) {
  const { ids } = useContract();
  const id = typeof children === 'string' ? ids.get(children) : undefined;
  const code = <code>{children}</code>;
  return id === undefined ? code : <a href={`#${id}`}>{code}</a>;
}

const Heading = ({ children }: { children?: ReactNode }) => <p className="heading">{children}</p>;

const overrides = {
  code: Code,
  table: Table,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
};

/** Bold text and headings. Those that name a rule get its id and a link to it. */
const withRules = (rules: Rule[]) => {
  const named = (Element: 'strong' | 'h3') =>
    function Named({ children }: { children?: ReactNode }) {
      const rule = rules.find(({ name }) => name === ruleName(textOf(children)));
      if (!rule) return <Element>{children}</Element>;
      return (
        <Element id={rule.id}>
          <a href={`#${rule.id}`}>{children}</a>
        </Element>
      );
    };
  return { ...overrides, strong: named('strong'), h3: named('h3') };
};

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map((one: ReactNode) => textOf(one)).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' ? node : '';
}

interface ProseProps {
  children: string | undefined;
}

/**
 * The description of the overview or of a tag, which defines the rules of the section. A bold paragraph without a
 * full stop is a heading.
 */
export function Chapters({ children = '' }: ProseProps) {
  const section = use(SectionContext);
  const rules = section === undefined ? [] : rulesIn(children, section);
  return <Text of={children.replaceAll(/^\*\*([^*]+[^.*])\*\*$/gm, '### $1')} overrides={withRules(rules)} />;
}

/** Markdown text of the contract. HTML in it is shown as text. */
export const Prose = ({ children }: ProseProps) =>
  children ? <Text of={children} overrides={overrides} /> : null;

function Text({
  of: text,
  overrides: markdownOverrides,
}: {
  of: string;
  overrides: Record<string, unknown>;
}) {
  return (
    <div className="prose">
      <Markdown
        options={{
          disableParsingRawHTML: true,
          forceBlock: true,
          overrides: markdownOverrides as typeof overrides,
        }}
      >
        {useLinks(text)}
      </Markdown>
    </div>
  );
}

function useLinks(text: string): string {
  const { findRule } = useContract();
  return withLinks(text, findRule, use(SectionContext));
}

export function InlineProse({ children }: { children: string }) {
  return (
    <Markdown options={{ disableParsingRawHTML: true, forceInline: true, overrides }}>
      {useLinks(children)}
    </Markdown>
  );
}
