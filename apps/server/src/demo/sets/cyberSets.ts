import { staticSet } from '../dsl/staticSet.ts';

/** Cyber exposures, controls and coverage. */
export const cyberSets = [
  staticSet(
    'Cyber Insuring Agreement',
    'Insuring agreements of the cyber form.',
    `
    # First party
    Breach response; Business interruption; Dependent business interruption; System failure; Data restoration
    Cyber extortion; Reputational harm; Bricking; Cryptojacking
    # Third party
    Network security liability; Privacy liability; Regulatory fines and penalties; Payment card assessments
    Media liability
    # Crime
    Funds transfer fraud; Social engineering fraud; Telephone fraud; Invoice manipulation
    `,
  ),
  staticSet(
    'Record Count Band',
    'Unique individuals on whom records are held.',
    'Under 10,000|N1; 10,000 to 100,000|N2; 100,000 to 500,000|N3; 500,000 to 1 million|N4; 1 to 5 million|N5; Over 5 million|N6',
  ),
  staticSet(
    'Record Type',
    'Kinds of sensitive information held.',
    `
    Personally identifiable information|PII; Protected health information|PHI; Payment card data|PCI; Biometric data|BIO
    Employee records|EMP; Financial account data|FIN; Student records|STU; Minors under 13|MIN; Location data|LOC
    Trade secrets of others|TSO
    `,
  ),
  staticSet(
    'Multi-Factor Authentication Scope',
    'Where multi-factor authentication is enforced.',
    'Everywhere, phishing resistant; Everywhere; Remote access and privileged accounts; Remote access only; E-mail only; Not enforced',
  ),
  staticSet(
    'Endpoint Protection',
    'Protection of servers and workstations.',
    'Managed detection and response; Endpoint detection and response, all; Endpoint detection and response, partial; Antivirus only; None',
  ),
  staticSet(
    'Backup Practice',
    'How backups are kept.',
    'Immutable and offline; Offline; Cloud, separate credentials; Cloud, same credentials; Local only; None',
  ),
  staticSet(
    'Backup Frequency',
    'How often critical data is backed up.',
    'Continuous; Hourly; Daily; Weekly; Monthly; Never',
  ),
  staticSet(
    'Backup Restore Testing',
    'When a full restore was last tested.',
    'Within 3 months; Within 6 months; Within 12 months; Over 12 months ago; Never',
  ),
  staticSet(
    'Patch Cadence',
    'Time to apply critical patches.',
    'Within 72 hours|3; Within 7 days|7; Within 14 days|14; Within 30 days|30; Over 30 days|31; No process|99',
  ),
  staticSet(
    'Security Framework',
    'Frameworks and attestations.',
    `
    NIST Cybersecurity Framework|NIST-CSF; NIST SP 800-53|NIST-800-53; NIST SP 800-171|NIST-800-171
    ISO/IEC 27001|ISO-27001; SOC 2 Type 1|SOC2-1; SOC 2 Type 2|SOC2-2; CIS Controls|CIS; HITRUST|HITRUST
    PCI DSS|PCI-DSS; CMMC Level 1|CMMC-1; CMMC Level 2|CMMC-2; FedRAMP|FEDRAMP; None|NONE
    `,
  ),
  staticSet(
    'PCI DSS Merchant Level',
    'Merchant levels by card transactions a year.',
    `
    Level 1, over 6 million|1; Level 2, 1 to 6 million|2; Level 3, 20,000 to 1 million e-commerce|3
    Level 4, all other merchants|4; Does not take cards|0
    `,
  ),
  staticSet(
    'Hosting Model',
    'Where critical systems run.',
    'On premises; Colocation; Public cloud, single provider; Public cloud, several providers; Private cloud; Software as a service; Hybrid',
  ),
  staticSet(
    'Remote Access Method',
    'How staff and vendors reach the network from outside.',
    'Zero trust network access; Virtual private network; Virtual desktop; Remote desktop, gateway; Remote desktop, exposed; None',
  ),
  staticSet(
    'E-mail Security Control',
    'Controls on e-mail.',
    'Secure gateway; Sandboxing; SPF|SPF; DKIM|DKIM; DMARC, reject|DMARC-R; DMARC, monitor|DMARC-M; External banner; None',
  ),
  staticSet(
    'Security Training Cadence',
    'How often staff are trained and tested on phishing.',
    'Monthly; Quarterly; Twice a year; Yearly; At hire only; Never',
  ),
  staticSet(
    'Payment Verification Control',
    'Checks before bank details are changed or money is sent.',
    'Call back to known number; Dual authorization; Bank portal limits; E-mail confirmation only; None',
  ),
  staticSet(
    'Cyber Incident Type',
    'Kinds of incident, for history and notice.',
    `
    Ransomware; Data theft without encryption; Business e-mail compromise; Denial of service; Insider misuse
    Lost device; Misdirected message; Web skimming; Supply chain compromise; Cloud misconfiguration; Wire fraud
    Wrongful collection of data
    `,
  ),
  staticSet(
    'End-of-Life Software',
    'Unsupported software in use.',
    'None; Isolated from the network; Extended support bought; In use, replacement planned; In use',
  ),
];
