import { createContext, useContext } from 'react';
import type { Usage } from '../../usage.ts';
import type { PublishedContract } from '../published-contract.ts';
import type { FindRule } from '../rules.ts';

interface PageData {
  contract: PublishedContract;
  /** The uses of each schema, by name. */
  usage: Map<string, Usage>;
  /** The element id of each operation and schema, by name. */
  ids: Map<string, string>;
  findRule: FindRule;
}

export const ContractContext = createContext<PageData | null>(null);

/** The id of the enclosing tag or overview; undefined for schemas. */
export const SectionContext = createContext<string | undefined>(undefined);

export function useContract(): PageData {
  const data = useContext(ContractContext);
  if (!data) throw new Error('useContract must be used inside ContractContext.');
  return data;
}
