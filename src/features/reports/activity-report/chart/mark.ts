import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';

const shapes = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolStar,
  symbolWye,
] as const;

/**
 * The outline of the mark of one subject's scores, around 0, 0: a shape as well as a colour.
 *
 * @param index of the subject in the chart, from 0
 * @param area in square pixels: shapes of one area look equally large
 */
export const markPath = (index: number, area: number): string =>
  symbol(shapes[index % shapes.length] ?? symbolCircle, area)() ?? '';
