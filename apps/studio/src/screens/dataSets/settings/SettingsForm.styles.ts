import { styled } from 'styled-components';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-4);

  input[type='text'],
  textarea {
    unicode-bidi: plaintext;
  }

  [data-setting='type'] [role='radiogroup'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    gap: var(--st-space-2) var(--st-space-4);
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr;
  gap: var(--st-space-4);
  align-items: start;
`;

export const FieldAction = styled.div`
  margin-block-start: var(--st-space-2);
`;
