//! The list of a package's files, as each standard writes it.

use super::exercise::{Package, PackageKind, escaped};
use std::fmt::Write;

const SCORM_12: &str = "xmlns=\"http://www.imsproject.org/xsd/imscp_rootv1p1p2\" \
    xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_rootv1p2\"";
const SCORM_2004: &str = "xmlns=\"http://www.imsglobal.org/xsd/imscp_v1p1\" \
    xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_v1p3\" xmlns:imsss=\"http://www.imsglobal.org/xsd/imsss\"";

/// Without it a platform may say by itself that who has opened a package has completed it.
const BY_CONTENT: &str = "\n        <imsss:sequencing>\
    \n          <imsss:deliveryControls completionSetByContent=\"true\" objectiveSetByContent=\"true\"/>\
    \n        </imsss:sequencing>";

/// Writes the list. `identity` tells the package from others, `files` are its files, the page first.
pub fn write(package: &Package, identity: &str, files: &[&str]) -> String {
    let title = escaped(&package.title());
    let page = files[0];
    // The two versions write the same attribute differently.
    let (spaces, version, kind, sequencing) = match package.kind {
        PackageKind::Scorm12 => (SCORM_12, "1.2", "scormtype", ""),
        PackageKind::Scorm2004 => (SCORM_2004, "2004 4th Edition", "scormType", BY_CONTENT),
        PackageKind::Xapi => return tin_can(package, identity, &title, page),
    };
    let mut list = String::new();
    for file in files {
        // Writing to a string cannot fail.
        let _ = write!(list, "\n      <file href=\"{file}\"/>");
    }
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<manifest identifier=\"naqala-{identity}\" version=\"1\" {spaces}>\n  \
         <metadata>\n    <schema>ADL SCORM</schema>\n    <schemaversion>{version}</schemaversion>\n  </metadata>\n  \
         <organizations default=\"exercises\">\n    <organization identifier=\"exercises\">\n      <title>{title}</title>\n      \
         <item identifier=\"exercise\" identifierref=\"page\">\n        <title>{title}</title>{sequencing}\n      </item>\n    \
         </organization>\n  </organizations>\n  <resources>\n    \
         <resource identifier=\"page\" type=\"webcontent\" adlcp:{kind}=\"sco\" href=\"{page}\">{list}\n    </resource>\n  \
         </resources>\n</manifest>\n"
    )
}

fn tin_can(package: &Package, identity: &str, title: &str, page: &str) -> String {
    let id = escaped(&package.activity(identity));
    let lang = package.lang.code();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<tincan xmlns=\"http://projecttincan.com/tincan.xsd\">\n  <activities>\n    \
         <activity id=\"{id}\" type=\"http://adlnet.gov/expapi/activities/lesson\">\n      <name lang=\"{lang}\">{title}</name>\n      \
         <description lang=\"{lang}\">{title}</description>\n      <launch lang=\"{lang}\">{page}</launch>\n    </activity>\n  \
         </activities>\n</tincan>\n"
    )
}
