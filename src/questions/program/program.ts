import { openingTicks, isClosingFence } from '#openapi/rules/formatted-text.ts';
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
  const programs: Program[] = [];
  const textLines: string[] = [];
  let block: { lines: string[]; open: string } | undefined;
  const endBlock = () => {
    const [first = '', ...lines] = block?.lines ?? [];
    const code = normalizePunctuation(lines.join('\n'));
    const program = programOf(first.replace(/^\s*`+/, '').trim(), code);
    if (program) programs.push(program);
    return program !== undefined;
  };
  for (const line of formatted.split(/\r?\n/)) {
    const open = openingTicks(line);
    if (block && isClosingFence(line, block.open)) {
      if (!endBlock()) textLines.push(...block.lines, line);
      block = undefined;
    } else if (block) {
      block.lines.push(line);
    } else if (open === undefined) {
      textLines.push(line);
    } else {
      block = { lines: [line], open };
    }
  }
  if (block && !endBlock()) textLines.push(...block.lines);
  return programs.length === 0
    ? { text: formatted, programs }
    : { text: textLines.join('\n').trim(), programs };
}
