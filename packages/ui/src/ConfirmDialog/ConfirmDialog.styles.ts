import { styled } from 'styled-components';
import { DialogBody, DialogPopup } from '../Dialog/Dialog.styles.ts';

export const ConfirmPopup = styled(DialogPopup)`
  max-width: 440px;
`;

export const ConfirmBody = styled(DialogBody)`
  padding: 20px;
`;

export const ConfirmMessage = styled.div`
  margin-block-start: 8px;
  color: var(--st-text-muted);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const ConfirmFailure = styled.p`
  margin-block: 8px 0;
  color: var(--st-bad);
  overflow-wrap: anywhere;
`;
