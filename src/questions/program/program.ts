import { findCodeBlocks } from '#openapi/rules/formatted-text.ts';
import { normalizePunctuation } from '#openapi/rules/text.ts';
import { languageOf, type Language } from '../text/code/language.ts';
import { parseRobotMap, type RobotMap } from './robot/robot-map.ts';

/** A code block that learners can change and run. */
export interface Program {
  language: Language;
  code: string;
  /** The map that the program drives a robot on. */
  map?: RobotMap;
}

/** Returns the program of a block marked `js run`, `python run` or `robot`. */
function programOf(info: string, code: string): Program | undefined {
  const [name = '', ...options] = info.toLowerCase().split(/\s+/);
  const language = languageOf(name);
  if (!language) return undefined;
  if (name === 'robot') return { language, code, map: parseRobotMap(options) };
  return options.includes('run') ? { language, code } : undefined;
}

interface SplitText {
  /** The text without the programs. */
  text: string;
  programs: readonly Program[];
}

/** Separates the programs of a formatted text from the rest of it. A program cannot be inside a label or heading. */
export function splitPrograms(formatted: string): SplitText {
  const source = formatted.replaceAll('\r\n', '\n');
  const programs: Program[] = [];
  let text = '';
  let from = 0;
  for (const { start, codeStart, codeEnd, end, info } of findCodeBlocks(source)) {
    const program = programOf(info, normalizePunctuation(source.slice(codeStart, codeEnd)));
    if (!program) continue;
    programs.push(program);
    text += source.slice(from, start);
    from = end;
  }
  return programs.length === 0
    ? { text: formatted, programs }
    : { text: `${text}${source.slice(from)}`.trim(), programs };
}
