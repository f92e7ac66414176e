import Markdown from 'markdown-to-jsx';
import { isValidElement, type ReactNode } from 'react';
import { useContract } from './contract-context.ts';

const Strong = ({ children }: { children?: ReactNode }) => <strong>{children}</strong>;

/** Tables scroll within themselves where a word is wider than the page. */
const Table = ({ children }: { children?: ReactNode }) => (
  <div className="table">
    <table>{children}</table>
  </div>
);

/** A name of the contract leads to what it names. */
function Code({ children }: { children?: ReactNode }) {
  const { ids } = useContract();
  const id = typeof children === 'string' ? ids.get(children) : undefined;
  const code = <code>{children}</code>;
  return id === undefined ? code : <a href={`#${id}`}>{code}</a>;
}

const Heading = ({ children }: { children?: ReactNode }) => <p className="heading">{children}</p>;

const overrides = {
  code: Code,
  strong: Strong,
  table: Table,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
};

/** The headings of the overview: each a paragraph of bold words alone. */
export const headingsIn = (text: string): string[] =>
  [...text.matchAll(/^\*\*([^*]+)\*\*$/gm)].map(([, heading]) => heading ?? '');

export const headingId = (heading: string) => `overview-${heading.toLowerCase().replaceAll(/\W+/g, '-')}`;

function Paragraph({ children }: { children?: ReactNode }) {
  const [only, ...others] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  const bold =
    isValidElement<{ children?: ReactNode }>(only) && only.type === Strong ? only.props.children : undefined;
  const words = Array.isArray(bold) ? bold.join('') : bold;
  if (others.length > 0 || typeof words !== 'string') return <p>{children}</p>;
  return <h3 id={headingId(words)}>{words}</h3>;
}

/** Text of the contract with headings, each with an id. */
export function Chapters({ children }: { children: string }) {
  return (
    <div className="prose">
      <Markdown
        options={{ disableParsingRawHTML: true, forceBlock: true, overrides: { ...overrides, p: Paragraph } }}
      >
        {children}
      </Markdown>
    </div>
  );
}

/** Text of the contract, which is Markdown. HTML in it is shown as text. */
export function Prose({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <div className="prose">
      <Markdown options={{ disableParsingRawHTML: true, forceBlock: true, overrides }}>{children}</Markdown>
    </div>
  );
}

/** A sentence or a few words of the contract, within a line. */
export function InlineProse({ children }: { children: string }) {
  return (
    <Markdown options={{ disableParsingRawHTML: true, forceInline: true, overrides }}>{children}</Markdown>
  );
}
