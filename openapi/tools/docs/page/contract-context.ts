import { createContext, useContext } from 'react';
import type { Usage } from '../../usage.ts';
import type { PublishedContract } from '../published-contract.ts';
import type { FindRule } from '../rules.ts';

interface PageData {
  contract: PublishedContract;
  usage: Map<string, Usage>;
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
