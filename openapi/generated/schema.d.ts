// Made by `npm run gen` from openapi/. Do not edit.
export interface paths {
    "/api/admin/{resource}/{id}/history": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * What happened to a record
         * @description From the audit log, newest first, without what was only read. Needs the permission to see the record, or `audit.read`.
         */
        get: operations["adminListHistory"];
    };
    "/api/admin/{resource}/{id}/notes": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Notes of the staff on a record
         * @description Newest first. Needs the permission to see the record.
         */
        get: operations["adminListNotes"];
        /**
         * Add a note to a record
         * @description Doctors and patients never see it, and it is never changed. Needs the permission to work on the record.
         */
        post: operations["adminAddNote"];
    };
    "/api/admin/account/password": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Change the own password
         * @description Ends all other sessions, kills open links and renews this session.
         */
        post: operations["adminChangePassword"];
    };
    "/api/admin/account/profile": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Change the own name, phone and language of mails */
        post: operations["adminUpdateProfile"];
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Audit log */
        get: operations["adminListAudit"];
    };
    "/api/admin/audit/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Audit log: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportAudit"];
    };
    "/api/admin/audit/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Audit log: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetAudit"];
    };
    "/api/admin/catalogs": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Platform catalogs */
        get: operations["adminListCatalogs"];
    };
    "/api/admin/counts": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Counts for menu badges and tabs */
        get: operations["adminCounts"];
    };
    "/api/admin/doctors": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Doctors in every state */
        get: operations["adminListDoctors"];
        /**
         * Add a doctor by hand
         * @description Begins a registration and mails the link that finishes it (24 h). The application is approved like any other.
         */
        post: operations["adminCreateDoctor"];
    };
    "/api/admin/doctors/{doctorId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One doctor */
        get: operations["adminGetDoctor"];
        /**
         * Change a doctor's record
         * @description A stale revision is 409. The email address and the bank account are changed by the doctor alone.
         */
        patch: operations["adminUpdateDoctor"];
    };
    "/api/admin/doctors/{doctorId}/accept-renewal": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Put a renewed licence in force */
        post: operations["adminAcceptRenewal"];
    };
    "/api/admin/doctors/{doctorId}/approve": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Approve an application
         * @description Every item of the checklist must be done, and the register that was looked up named by its address or in a note. Who rejected the doctor before may not approve it (403 FOUR_EYES).
         */
        post: operations["adminApproveDoctor"];
    };
    "/api/admin/doctors/{doctorId}/change-email": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask for another email address of a doctor to be confirmed
         * @description The present address stays in force until the link in the mail to the new one is opened.
         */
        post: operations["adminChangeDoctorEmail"];
    };
    "/api/admin/doctors/{doctorId}/close": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Close an account for good
         * @description Needs a settled balance and no patients that are still active or invited (409 else).
         */
        post: operations["adminCloseDoctor"];
    };
    "/api/admin/doctors/{doctorId}/decline-renewal": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Send a renewed licence back */
        post: operations["adminDeclineRenewal"];
    };
    "/api/admin/doctors/{doctorId}/documents": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Licence documents of a doctor */
        get: operations["adminListDoctorDocuments"];
    };
    "/api/admin/doctors/{doctorId}/documents/{documentId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One licence document */
        get: operations["adminDownloadDoctorDocument"];
    };
    "/api/admin/doctors/{doctorId}/export-data": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Everything of a practice
         * @description The archive that doctors download of their own practice. It is recorded.
         */
        post: operations["adminExportPractice"];
    };
    "/api/admin/doctors/{doctorId}/mails": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mails to or about a doctor */
        get: operations["adminListDoctorMails"];
    };
    "/api/admin/doctors/{doctorId}/rates": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Commission rates of a doctor */
        get: operations["adminListDoctorRates"];
        /**
         * Set a commission rate from a day on
         * @description Another rate than the one before begins 30 days from today or later, in the business time zone; the doctor gets a mail. A first rate may begin today.
         */
        post: operations["adminSetDoctorRate"];
    };
    "/api/admin/doctors/{doctorId}/reinstate": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Reinstate a suspended doctor */
        post: operations["adminReinstateDoctor"];
    };
    "/api/admin/doctors/{doctorId}/reject": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Reject an application */
        post: operations["adminRejectDoctor"];
    };
    "/api/admin/doctors/{doctorId}/remind": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Remind the applicant of the open question */
        post: operations["adminRemindApplicant"];
    };
    "/api/admin/doctors/{doctorId}/request-info": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Ask the applicant for information */
        post: operations["adminAskDoctor"];
    };
    "/api/admin/doctors/{doctorId}/request-licence-renewal": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Ask a doctor for the renewed licence */
        post: operations["adminRequestLicenceRenewal"];
    };
    "/api/admin/doctors/{doctorId}/send-password-reset": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mail a doctor the link that sets a new password */
        post: operations["adminSendDoctorReset"];
    };
    "/api/admin/doctors/{doctorId}/suspend": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Suspend an approved doctor */
        post: operations["adminSuspendDoctor"];
    };
    "/api/admin/doctors/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Doctors in every state: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportDoctors"];
    };
    "/api/admin/doctors/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Doctors in every state: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetDoctors"];
    };
    "/api/admin/doctors/request-licence-renewals": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Ask several doctors for the renewed licence */
        post: operations["adminRequestLicenceRenewals"];
    };
    "/api/admin/doctors/send-password-resets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mail several doctors the link that sets a new password */
        post: operations["adminSendDoctorResets"];
    };
    "/api/admin/events": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * What has changed, as it happens
         * @description Server-sent events. `change` carries `{"resources":["orders"]}`: names of lists that the administrator may see and that have changed; never data. A comment every 20 s keeps the line open. Ends with the session; at most eight lines per account.
         */
        get: operations["adminEvents"];
    };
    "/api/admin/figures": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Figures of all practices, or of one
         * @description Commission only for those who may read statements.
         */
        get: operations["adminGetFigures"];
    };
    "/api/admin/figures/csv": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One table of the figures for spreadsheets */
        get: operations["adminGetFiguresCsv"];
    };
    "/api/admin/kpis": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Figures of the last days */
        get: operations["adminKpis"];
    };
    "/api/admin/login": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Sign in
         * @description Wrong credentials are 422 on `email`, never 401. With a second factor the right password is answered with 422 on `code` (SECOND_FACTOR_NEEDED, then WRONG_CODE).
         */
        post: operations["authAdminLogin"];
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Sign out of this role; others stay signed in */
        post: operations["authAdminLogout"];
    };
    "/api/admin/me": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The signed-in admin */
        get: operations["adminMe"];
        /**
         * Complete the registration of an invited administrator
         * @description Uses the link up.
         */
        post: operations["authAdminCompleteRegistration"];
    };
    "/api/admin/news": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** News */
        get: operations["adminListNews"];
        /** Write news */
        post: operations["adminCreateNews"];
    };
    "/api/admin/news/{newsId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One news item */
        get: operations["adminGetNews"];
        /** Delete a draft that was never published */
        delete: operations["adminDeleteNews"];
        /**
         * Change news
         * @description Published news keep their readers; only title, text, excerpt, end and pin can be changed then (422 else). Ended news are not changed (409).
         */
        patch: operations["adminUpdateNews"];
    };
    "/api/admin/news/{newsId}/archive": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** End news for good */
        post: operations["adminArchiveNews"];
    };
    "/api/admin/news/{newsId}/duplicate": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Make a draft of the same words */
        post: operations["adminDuplicateNews"];
    };
    "/api/admin/news/{newsId}/publish": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Publish now */
        post: operations["adminPublishNews"];
    };
    "/api/admin/news/{newsId}/readers": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Who has read the news */
        get: operations["adminListNewsReaders"];
    };
    "/api/admin/news/{newsId}/recipients": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** How many people the news are for */
        get: operations["adminCountNewsRecipients"];
    };
    "/api/admin/news/{newsId}/republish": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Publish as changed; everybody reads it again */
        post: operations["adminRepublishNews"];
    };
    "/api/admin/news/{newsId}/schedule": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Publish later */
        post: operations["adminScheduleNews"];
    };
    "/api/admin/news/{newsId}/test-mail": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Send the news to oneself */
        post: operations["adminSendTestNews"];
    };
    "/api/admin/news/{newsId}/unpublish": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Take published news back */
        post: operations["adminUnpublishNews"];
    };
    "/api/admin/news/{newsId}/unschedule": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Take scheduled news back */
        post: operations["adminUnscheduleNews"];
    };
    "/api/admin/news/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * News: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportNews"];
    };
    "/api/admin/news/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * News: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetNews"];
    };
    "/api/admin/news/pictures": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Upload a picture for the text of news
         * @description The answer's `markdown` goes into a text. Pictures that no text uses are removed after a week.
         */
        post: operations["adminAddNewsPicture"];
    };
    "/api/admin/news/preview": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A text as its readers see it */
        post: operations["adminPreviewNews"];
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Orders */
        get: operations["adminListOrders"];
    };
    "/api/admin/orders/{orderId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** An order with everything about it */
        get: operations["adminGetOrder"];
        /** Correct the address of an order */
        patch: operations["adminChangeOrderAddress"];
    };
    "/api/admin/orders/{orderId}/accept-amounts": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Accept the amounts of an order
         * @description The amounts count as the shop has them, and `amount_mismatch` is taken away, also when the shop has sent the order already. One that has not been released goes on by itself. 409 when the order is not flagged.
         */
        post: operations["adminAcceptOrderAmounts"];
    };
    "/api/admin/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Cancel before anything ships */
        post: operations["adminCancelOrder"];
    };
    "/api/admin/orders/{orderId}/cancel-lines": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Cancel lines of an order that is not paid
         * @description The rest is charged without them; discount and delivery stay as agreed and the patient is notified by email. Of a paid order lines are refunded, and a whole order is cancelled. 409 `INVALID_TRANSITION`, `ALREADY_PICKED`, `REVISION_CONFLICT`, `PRICE_CHANGED`.
         */
        post: operations["adminCancelOrderLines"];
    };
    "/api/admin/orders/{orderId}/confirm-refund": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Make a requested refund
         * @description By an administrator other than the one who requested it (403 FOUR_EYES).
         */
        post: operations["adminConfirmOrderRefund"];
    };
    "/api/admin/orders/{orderId}/decline-cancel": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Decline a patient's wish to cancel
         * @description The order continues and the patient gets the reason by email. To accept the request, cancel the order.
         */
        post: operations["adminDeclineCancelOrder"];
    };
    "/api/admin/orders/{orderId}/hold": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Put on hold */
        post: operations["adminHoldOrder"];
    };
    "/api/admin/orders/{orderId}/lines/{lineId}/change-product": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Change the product of a line */
        post: operations["adminChangeOrderProduct"];
    };
    "/api/admin/orders/{orderId}/lines/{lineId}/replacements": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Products that could take a line's place
         * @description Without `q` what the doctor has named as substitutes; with it the shop's products, which need the doctor's consent.
         */
        get: operations["adminListOrderReplacements"];
    };
    "/api/admin/orders/{orderId}/notes": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Add a note, or write to the patient
         * @description A note stays among administrators. With `to_patient` the text is also emailed; both are kept in the history.
         */
        post: operations["adminAddOrderNote"];
    };
    "/api/admin/orders/{orderId}/record-payment": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Record a payment */
        post: operations["adminRecordOrderPayment"];
    };
    "/api/admin/orders/{orderId}/refund": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Refund
         * @description Above the limit of the settings it is kept as `refund_request` until another administrator confirms it. 409 `INVALID_TRANSITION` while one waits.
         */
        post: operations["adminRefundOrder"];
    };
    "/api/admin/orders/{orderId}/refund-preview": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * What a refund would do
         * @description Writes nothing; refuses what the refund itself would refuse.
         */
        post: operations["adminPreviewOrderRefund"];
    };
    "/api/admin/orders/{orderId}/release": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Release to logistics */
        post: operations["adminReleaseOrder"];
    };
    "/api/admin/orders/{orderId}/resend-receipt": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Send the receipt again */
        post: operations["adminResendReceipt"];
    };
    "/api/admin/orders/{orderId}/retry-payment": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Ask for a failed payment again */
        post: operations["adminRetryOrderPayment"];
    };
    "/api/admin/orders/{orderId}/shipments": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Create a parcel of some units */
        post: operations["adminCreateOrderShipment"];
    };
    "/api/admin/orders/{orderId}/unhold": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Release the hold */
        post: operations["adminUnholdOrder"];
    };
    "/api/admin/orders/{orderId}/withdraw-refund": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Withdraw a requested refund */
        post: operations["adminWithdrawOrderRefund"];
    };
    "/api/admin/orders/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Orders: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportOrders"];
    };
    "/api/admin/orders/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Orders: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetOrders"];
    };
    "/api/admin/orders/hold": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Put many orders on hold */
        post: operations["adminHoldOrders"];
    };
    "/api/admin/orders/release": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Release many orders to logistics */
        post: operations["adminReleaseOrders"];
    };
    "/api/admin/password/check": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Whether a reset link still works; uses nothing up */
        post: operations["authAdminCheckReset"];
    };
    "/api/admin/password/reset": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Set a new password with the link of the mail
         * @description Ends every session of the account; nobody is signed in by it.
         */
        post: operations["authAdminResetPassword"];
    };
    "/api/admin/password/reset-request": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask for a link to set a new password
         * @description The answer is the same whether or not the address is known. A new link ends the one before.
         */
        post: operations["authAdminRequestReset"];
    };
    "/api/admin/patients": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Patients of all practices */
        get: operations["adminListPatients"];
    };
    "/api/admin/patients/{patientId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * One patient
         * @description The look is recorded.
         */
        get: operations["adminGetPatient"];
        /**
         * Change a patient's record
         * @description A stale revision is 409. The email address is changed by the patient, or with the invitation.
         */
        patch: operations["adminUpdatePatient"];
    };
    "/api/admin/patients/{patientId}/addresses": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Address book of a patient */
        get: operations["adminListPatientAddresses"];
    };
    "/api/admin/patients/{patientId}/anonymise": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask for a patient to be anonymised
         * @description Nothing happens until another administrator confirms it.
         */
        post: operations["adminAnonymisePatient"];
    };
    "/api/admin/patients/{patientId}/archive": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Archive a patient
         * @description The patient can neither sign in nor order. No email is sent.
         */
        post: operations["adminArchivePatient"];
    };
    "/api/admin/patients/{patientId}/change-invitation-address": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Invite at another address
         * @description Only until the patient has an account.
         */
        post: operations["adminChangeInvitationAddress"];
    };
    "/api/admin/patients/{patientId}/confirm-anonymise": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Anonymise a patient for ever
         * @description By an administrator other than the one who asked (403 FOUR_EYES). Amounts of orders stay.
         */
        post: operations["adminConfirmAnonymisePatient"];
    };
    "/api/admin/patients/{patientId}/consents": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What a patient agreed to */
        get: operations["adminListPatientConsents"];
    };
    "/api/admin/patients/{patientId}/decline-deletion": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Decline a patient's request to be deleted
         * @description The patient gets the reason by email.
         */
        post: operations["adminDeclinePatientDeletion"];
    };
    "/api/admin/patients/{patientId}/export-data": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Everything that is stored about a patient
         * @description A ZIP of JSON files; health data and PDFs of recipes only with phi.read. It is recorded.
         */
        post: operations["adminExportPatientData"];
    };
    "/api/admin/patients/{patientId}/invitations": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Invitations of a patient */
        get: operations["adminListPatientInvitations"];
    };
    "/api/admin/patients/{patientId}/links": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Doctors of a patient, now and before */
        get: operations["adminListPatientLinks"];
    };
    "/api/admin/patients/{patientId}/mails": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mails to or about a patient */
        get: operations["adminListPatientMails"];
    };
    "/api/admin/patients/{patientId}/reinstate": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Give a suspended patient the account back */
        post: operations["adminReinstatePatient"];
    };
    "/api/admin/patients/{patientId}/resend-invitation": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Send the invitation again
         * @description A new link; the one before is dead. At most five a day (429).
         */
        post: operations["adminResendInvitation"];
    };
    "/api/admin/patients/{patientId}/restore": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Take a patient out of the archive */
        post: operations["adminRestorePatient"];
    };
    "/api/admin/patients/{patientId}/reveal": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * One address of a patient in full
         * @description The look is recorded.
         */
        post: operations["adminRevealPatient"];
    };
    "/api/admin/patients/{patientId}/revoke-invitation": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Revoke the open invitation */
        post: operations["adminRevokeInvitation"];
    };
    "/api/admin/patients/{patientId}/suspend": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Suspend a patient */
        post: operations["adminSuspendPatient"];
    };
    "/api/admin/patients/{patientId}/transfer": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Transfer a patient to another doctor
         * @description Recipes and answers stay with the doctor who wrote or asked for them; patient and both doctors are notified by email.
         */
        post: operations["adminTransferPatient"];
    };
    "/api/admin/patients/{patientId}/withdraw-anonymise": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Withdraw the request to anonymise */
        post: operations["adminWithdrawAnonymisePatient"];
    };
    "/api/admin/patients/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Patients of all practices: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportPatients"];
    };
    "/api/admin/patients/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Patients of all practices: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetPatients"];
    };
    "/api/admin/patients/resend-invitations": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Send the invitations of several patients again */
        post: operations["adminResendInvitations"];
    };
    "/api/admin/preferences": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** How the console is arranged */
        get: operations["adminGetPreferences"];
        /**
         * Save how the console is arranged
         * @description Keys that are not named stay as they are. Together they may hold 64 KiB.
         */
        patch: operations["adminSavePreferences"];
    };
    "/api/admin/product-choices": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Categories, brands and forms that products have */
        get: operations["adminGetProductChoices"];
    };
    "/api/admin/products": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Products */
        get: operations["adminListProducts"];
        /**
         * Add a product
         * @description 409 SHOP_KEEPS_PRODUCTS where a connected shop keeps them.
         */
        post: operations["adminCreateProduct"];
    };
    "/api/admin/products/{productId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A product with its packs */
        get: operations["adminGetProduct"];
        /**
         * Delete a product that nothing refers to
         * @description 409 IN_USE where an order, a recipe or a cart refers to it.
         */
        delete: operations["adminDeleteProduct"];
        /** Change a product */
        patch: operations["adminUpdateProduct"];
    };
    "/api/admin/products/{productId}/activate": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Put a product on sale */
        post: operations["adminActivateProduct"];
    };
    "/api/admin/products/{productId}/discontinue": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** End the sale of a product */
        post: operations["adminDiscontinueProduct"];
    };
    "/api/admin/products/{productId}/duplicate": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A draft with the same fields and packs */
        post: operations["adminDuplicateProduct"];
    };
    "/api/admin/products/{productId}/make-draft": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Take a product back to draft
         * @description Only while no order and no recipe refers to it.
         */
        post: operations["adminMakeProductDraft"];
    };
    "/api/admin/products/{productId}/pictures": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Add a picture to a product
         * @description JPG or PNG up to 5 MB, decided by the first bytes; what cameras write into it (place, time, device) is removed. It goes to the end of the pictures, at most ten.
         */
        post: operations["adminAddProductPicture"];
    };
    "/api/admin/products/{productId}/pictures/arrange": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Order, describe and remove the pictures of a product
         * @description The pictures that stay, in their order; the others are removed.
         */
        post: operations["adminArrangeProductPictures"];
    };
    "/api/admin/products/{productId}/prices": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** New prices of the packs of a product */
        post: operations["adminSetProductPrices"];
    };
    "/api/admin/products/{productId}/variants": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Add a pack to a product */
        post: operations["adminAddVariant"];
    };
    "/api/admin/products/{productId}/variants/{variantId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Change a pack
         * @description Of a product that a connected shop keeps, only cost, threshold, barcode and the most per order.
         */
        post: operations["adminUpdateVariant"];
        /**
         * Remove a pack that nothing refers to
         * @description 409 IN_USE where an order, a recipe or a cart refers to it, or it has stock.
         */
        delete: operations["adminRemoveVariant"];
    };
    "/api/admin/products/activate": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Put many products on sale */
        post: operations["adminActivateProducts"];
    };
    "/api/admin/products/change-prices": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Change the prices of many products */
        post: operations["adminChangeProductPrices"];
    };
    "/api/admin/products/discontinue": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** End the sale of many products */
        post: operations["adminDiscontinueProducts"];
    };
    "/api/admin/products/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Products: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportProducts"];
    };
    "/api/admin/products/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Products: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetProducts"];
    };
    "/api/admin/products/import": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Products of the embedded shop from a file
         * @description A row is a pack, found by its SKU. What is empty stays as it is. A shop of one's own keeps its products itself (409 SHOP_KEEPS_PRODUCTS).
         */
        post: operations["adminImportProducts"];
    };
    "/api/admin/products/set-category": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Give many products a category */
        post: operations["adminSetProductCategory"];
    };
    "/api/admin/purchase-orders": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Purchase orders */
        get: operations["adminListPurchaseOrders"];
        /** Draft a purchase order */
        post: operations["adminCreatePurchaseOrder"];
    };
    "/api/admin/purchase-orders/{purchaseOrderId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A purchase order */
        get: operations["adminGetPurchaseOrder"];
        /** Change a purchase order */
        patch: operations["adminUpdatePurchaseOrder"];
    };
    "/api/admin/purchase-orders/{purchaseOrderId}/cancel": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Cancel a purchase order */
        post: operations["adminCancelPurchaseOrder"];
    };
    "/api/admin/purchase-orders/{purchaseOrderId}/complete": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Close a purchase order of which no more will come */
        post: operations["adminCompletePurchaseOrder"];
    };
    "/api/admin/purchase-orders/{purchaseOrderId}/order": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mark a purchase order as ordered */
        post: operations["adminOrderPurchaseOrder"];
    };
    "/api/admin/purchase-orders/{purchaseOrderId}/receive": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Receive products of a purchase order */
        post: operations["adminReceivePurchaseOrder"];
    };
    "/api/admin/purchase-orders/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Purchase orders: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportPurchaseOrders"];
    };
    "/api/admin/purchase-orders/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Purchase orders: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetPurchaseOrders"];
    };
    "/api/admin/purchase-orders/from-suggestions": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Draft a purchase order for each supplier of these products */
        post: operations["adminDraftFromSuggestions"];
    };
    "/api/admin/purchase-suggestions": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What should be ordered */
        get: operations["adminListPurchaseSuggestions"];
    };
    "/api/admin/purchase-suggestions/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * What should be ordered: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportPurchaseSuggestions"];
    };
    "/api/admin/purchase-suggestions/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * What should be ordered: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetPurchaseSuggestions"];
    };
    "/api/admin/queues": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What waits, by kind */
        get: operations["adminGetQueues"];
    };
    "/api/admin/recipes": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Recipes of all practices
         * @description Drafts are the doctors' own and are not listed.
         */
        get: operations["adminListRecipes"];
    };
    "/api/admin/recipes/{recipeId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A recipe with everything about it */
        get: operations["adminGetRecipe"];
    };
    "/api/admin/recipes/{recipeId}/hold": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Put on hold for safety
         * @description The patient cannot order from it; doctor and patient are notified by email. Only an administrator can release it.
         */
        post: operations["adminHoldRecipe"];
    };
    "/api/admin/recipes/{recipeId}/resume": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Release a hold of the platform
         * @description A hold of the doctor is the doctor’s to release.
         */
        post: operations["adminResumeRecipe"];
    };
    "/api/admin/recipes/{recipeId}/void": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Mark as entered in error
         * @description Only while nothing was ordered. It is hidden from the patient and kept in the history.
         */
        post: operations["adminVoidRecipe"];
    };
    "/api/admin/recipes/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Recipes of all practices: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportRecipes"];
    };
    "/api/admin/recipes/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Recipes of all practices: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetRecipes"];
    };
    "/api/admin/registration": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask for a registration link
         * @description Only an address that an administrator has invited gets a link. The answer is always the same.
         */
        post: operations["authAdminRegister"];
    };
    "/api/admin/registration/verify": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Read a registration link; uses nothing up */
        post: operations["authAdminVerifyRegistration"];
    };
    "/api/admin/reports/{reportId}/close": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The office is done with a report */
        post: operations["adminCloseReport"];
    };
    "/api/admin/reports/{reportId}/photos/{photoId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A photo of a report */
        get: operations["adminGetReportPhoto"];
    };
    "/api/admin/returns/{returnId}/approve": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Approve a return */
        post: operations["adminApproveReturn"];
    };
    "/api/admin/returns/{returnId}/decline": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Decline a return */
        post: operations["adminDeclineReturn"];
    };
    "/api/admin/returns/{returnId}/photos/{photoId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A photo of a return */
        get: operations["adminGetReturnPhoto"];
    };
    "/api/admin/returns/{returnId}/receive": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Returned goods have come */
        post: operations["adminReceiveReturn"];
    };
    "/api/admin/returns/{returnId}/refund": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Refund a return */
        post: operations["adminRefundReturn"];
    };
    "/api/admin/returns/{returnId}/reject": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Send returned goods back */
        post: operations["adminRejectReturn"];
    };
    "/api/admin/reviewers": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Administrators who may decide about applications
         * @description Active ones whose role has `doctor.approve`.
         */
        get: operations["adminListReviewers"];
    };
    "/api/admin/search": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Find a record by a number, a name or another clue
         * @description By its number, name or email address; orders and parcels also by patient, doctor, product, lot, parcel number and tracking number. At most eight of each kind; only kinds the administrator may see.
         */
        get: operations["adminSearch"];
    };
    "/api/admin/second-factor": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Begin to set up one's second factor
         * @description Answers a secret for an authenticator app; it is in force once a code of it was confirmed.
         */
        post: operations["adminBeginSecondFactor"];
    };
    "/api/admin/second-factor/confirm": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Put the second factor in force */
        post: operations["adminConfirmSecondFactor"];
    };
    "/api/admin/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Make new recovery codes
         * @description Those before them stop working. `code` may be one of them.
         */
        post: operations["adminRenewRecoveryCodes"];
    };
    "/api/admin/second-factor/remove": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Switch one's second factor off */
        post: operations["adminRemoveSecondFactor"];
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Groups of settings
         * @description Those the administrator may read.
         */
        get: operations["adminListSettings"];
    };
    "/api/admin/settings/{group}/history": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Changes of a group of settings
         * @description Newest first. Needs the permission to read the group, or `audit.read`.
         */
        get: operations["adminListSettingHistory"];
    };
    "/api/admin/settings/brand": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Brand settings */
        get: operations["adminGetBrandSettings"];
        /**
         * Change brand settings
         * @description Counts from now on. A dry run checks the values and tells their effect.
         */
        patch: operations["adminChangeBrandSettings"];
    };
    "/api/admin/settings/brand/logo": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Give the shop a logo
         * @description JPG or PNG up to 1 MB, decided by the first bytes; it takes the place of the one before.
         */
        post: operations["adminSetShopLogo"];
    };
    "/api/admin/settings/commission": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Commission settings */
        get: operations["adminGetCommissionSettings"];
        /**
         * Change commission settings
         * @description Counts from now on. A dry run checks the values and tells their effect.
         */
        patch: operations["adminChangeCommissionSettings"];
    };
    "/api/admin/settings/company": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Company settings */
        get: operations["adminGetCompanySettings"];
        /**
         * Change company settings
         * @description Counts from now on. A dry run checks the values and tells their effect.
         */
        patch: operations["adminChangeCompanySettings"];
    };
    "/api/admin/settings/delivery": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Delivery settings */
        get: operations["adminGetDeliverySettings"];
        /**
         * Change delivery settings
         * @description Counts from now on. A dry run checks the values and tells their effect.
         */
        patch: operations["adminChangeDeliverySettings"];
    };
    "/api/admin/settings/mail": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mail settings */
        get: operations["adminGetMailSettings"];
        /**
         * Change mail settings
         * @description Counts from now on. A dry run checks the values and tells their effect.
         */
        patch: operations["adminChangeMailSettings"];
    };
    "/api/admin/settings/mail/preview": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * How an email looks
         * @description The test email in both languages, with the settings in force.
         */
        get: operations["adminPreviewMail"];
    };
    "/api/admin/settings/mail/test": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Send a test email to yourself */
        post: operations["adminSendTestMail"];
    };
    "/api/admin/settings/payments": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Payment settings */
        get: operations["adminGetPaymentSettings"];
        /**
         * Change payment settings
         * @description Counts from now on. A dry run checks the values and tells their effect.
         */
        patch: operations["adminChangePaymentSettings"];
    };
    "/api/admin/settings/recipes": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Recipe settings */
        get: operations["adminGetRecipeSettings"];
        /**
         * Change recipe settings
         * @description Counts from now on. A dry run checks the values and tells their effect.
         */
        patch: operations["adminChangeRecipeSettings"];
    };
    "/api/admin/settings/reviews": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Review settings */
        get: operations["adminGetReviewSettings"];
        /**
         * Change review settings
         * @description Counts from now on. A dry run checks the values and tells their effect.
         */
        patch: operations["adminChangeReviewSettings"];
    };
    "/api/admin/settings/sales": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Sales settings */
        get: operations["adminGetSalesSettings"];
        /**
         * Change sales settings
         * @description Counts from now on. A dry run checks the values and tells their effect.
         */
        patch: operations["adminChangeSalesSettings"];
    };
    "/api/admin/settings/tax": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Tax settings */
        get: operations["adminGetTaxSettings"];
        /**
         * Change tax settings
         * @description Counts from now on. A dry run checks the values and tells their effect.
         */
        patch: operations["adminChangeTaxSettings"];
    };
    "/api/admin/settlements": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Settlements */
        get: operations["adminListSettlements"];
    };
    "/api/admin/settlements/{settlementId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A settlement with its lines */
        get: operations["adminGetSettlement"];
    };
    "/api/admin/settlements/{settlementId}/adjustments": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Add an adjustment */
        post: operations["adminAdjustSettlement"];
    };
    "/api/admin/settlements/{settlementId}/answer-dispute": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Answer a dispute */
        post: operations["adminAnswerSettlementDispute"];
    };
    "/api/admin/settlements/{settlementId}/approve": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Approve for payment */
        post: operations["adminApproveSettlement"];
    };
    "/api/admin/settlements/{settlementId}/confirm-void": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Void a settlement for good
         * @description By an owner other than the one who asked (403 FOUR_EYES).
         */
        post: operations["adminConfirmVoidSettlement"];
    };
    "/api/admin/settlements/{settlementId}/exclude-line": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Put a line off to the next period */
        post: operations["adminExcludeSettlementLine"];
    };
    "/api/admin/settlements/{settlementId}/failed": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Transfer failed */
        post: operations["adminMarkSettlementFailed"];
    };
    "/api/admin/settlements/{settlementId}/paid": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Transfer has arrived */
        post: operations["adminMarkSettlementPaid"];
    };
    "/api/admin/settlements/{settlementId}/paying": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mark a statement as sent to the bank */
        post: operations["adminStartPayingSettlement"];
    };
    "/api/admin/settlements/{settlementId}/pdf": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Statement as PDF */
        get: operations["adminGetSettlementPdf"];
    };
    "/api/admin/settlements/{settlementId}/recalculate": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Collect and add up again */
        post: operations["adminRecalculateSettlement"];
    };
    "/api/admin/settlements/{settlementId}/reopen": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Reopen a closed settlement */
        post: operations["adminReopenSettlement"];
    };
    "/api/admin/settlements/{settlementId}/void": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask for a settlement to be voided
         * @description Nothing happens until another owner confirms it.
         */
        post: operations["adminVoidSettlement"];
    };
    "/api/admin/settlements/{settlementId}/withdraw-void": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Withdraw the request to void
         * @description By any owner; the settlement stays as it is.
         */
        post: operations["adminWithdrawVoidSettlement"];
    };
    "/api/admin/settlements/accounting": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Entries on the statements of a month, as CSV */
        get: operations["adminGetSettlementAccounting"];
    };
    "/api/admin/settlements/approve": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Approve many statements */
        post: operations["adminApproveSettlements"];
    };
    "/api/admin/settlements/bank-file": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Transfers of the statements that are being paid, as CSV */
        get: operations["adminGetSettlementBankFile"];
    };
    "/api/admin/settlements/close": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Close a month
         * @description A dry run answers exactly what closing will do.
         */
        post: operations["adminCloseSettlements"];
    };
    "/api/admin/settlements/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Settlements: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportSettlements"];
    };
    "/api/admin/settlements/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Settlements: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetSettlements"];
    };
    "/api/admin/settlements/import-paid": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Mark the statements of a bank file as paid
         * @description Columns Statement, Paid on, Reference and, if there, Amount.
         */
        post: operations["adminImportPaidSettlements"];
    };
    "/api/admin/settlements/paying": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mark statements as sent to the bank */
        post: operations["adminStartPayingSettlements"];
    };
    "/api/admin/settlements/running": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Commission of the running month */
        get: operations["adminGetRunningSettlement"];
    };
    "/api/admin/settlements/summary": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Totals of settlements */
        get: operations["adminSummariseSettlements"];
    };
    "/api/admin/shipments": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Parcels */
        get: operations["adminListShipments"];
    };
    "/api/admin/shipments/{shipmentId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A parcel with its contents */
        get: operations["adminGetShipment"];
    };
    "/api/admin/shipments/{shipmentId}/cancel": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Take a parcel apart */
        post: operations["adminCancelShipment"];
    };
    "/api/admin/shipments/{shipmentId}/close-refunded": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Close as refunded */
        post: operations["adminCloseRefundedShipment"];
    };
    "/api/admin/shipments/{shipmentId}/contact": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Write to the patient about a parcel */
        post: operations["adminContactAboutShipment"];
    };
    "/api/admin/shipments/{shipmentId}/deliver": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Delivered */
        post: operations["adminDeliverShipment"];
    };
    "/api/admin/shipments/{shipmentId}/exception": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Something went wrong */
        post: operations["adminReportShipmentException"];
    };
    "/api/admin/shipments/{shipmentId}/in-transit": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** On its way */
        post: operations["adminMarkShipmentInTransit"];
    };
    "/api/admin/shipments/{shipmentId}/pack": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Packed, with lots */
        post: operations["adminPackShipment"];
    };
    "/api/admin/shipments/{shipmentId}/pick": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Begin to pick */
        post: operations["adminPickShipment"];
    };
    "/api/admin/shipments/{shipmentId}/record-lots": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Lots of a parcel that has left
         * @description For parcels that were sent from the shop's own house, and for a lot that was written down wrong. A recall finds them from then on.
         */
        post: operations["adminRecordShipmentLots"];
    };
    "/api/admin/shipments/{shipmentId}/reship": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Send again */
        post: operations["adminReshipShipment"];
    };
    "/api/admin/shipments/{shipmentId}/ship": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Handed to the carrier */
        post: operations["adminShipShipment"];
    };
    "/api/admin/shipments/{shipmentId}/unpack": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Open a packed parcel again
         * @description Its units go back to their lots, those of a lot on hold to quarantine.
         */
        post: operations["adminUnpackShipment"];
    };
    "/api/admin/shipments/{shipmentId}/unpick": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Take the beginning of picking back */
        post: operations["adminUnpickShipment"];
    };
    "/api/admin/shipments/address-labels": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Address labels of parcels that have not left */
        get: operations["adminGetAddressLabels"];
    };
    "/api/admin/shipments/carrier-file": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Addresses of packed parcels as CSV for the carrier */
        get: operations["adminGetCarrierFile"];
    };
    "/api/admin/shipments/deliver": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mark many parcels as delivered */
        post: operations["adminDeliverShipments"];
    };
    "/api/admin/shipments/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Parcels: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportShipments"];
    };
    "/api/admin/shipments/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Parcels: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetShipments"];
    };
    "/api/admin/shipments/import-tracking": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Tracking numbers and deliveries of a carrier file
         * @description Packed parcels are shipped; a row with `delivered_at` marks a parcel on its way as delivered.
         */
        post: operations["adminImportTracking"];
    };
    "/api/admin/shipments/pack": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Pack many parcels with the lots proposed for them
         * @description A parcel whose units are not all in a lot on the shelf is refused.
         */
        post: operations["adminPackShipments"];
    };
    "/api/admin/shipments/packing-slips": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Packing slips with dosage sheets */
        get: operations["adminGetPackingSlips"];
    };
    "/api/admin/shipments/pick": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Begin to pick many parcels */
        post: operations["adminPickShipments"];
    };
    "/api/admin/shipments/pick-list": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What to take from the shelves, by bin */
        get: operations["adminGetPickList"];
    };
    "/api/admin/shipments/ship": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mark many parcels as shipped */
        post: operations["adminShipShipments"];
    };
    "/api/admin/stock": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Stock */
        get: operations["adminListStock"];
    };
    "/api/admin/stock-counts": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Counts of the shelves */
        get: operations["adminListStockCounts"];
        /** Begin to count */
        post: operations["adminCreateStockCount"];
    };
    "/api/admin/stock-counts/{stockCountId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * A count
         * @description What stock expects is shown once counting is finished.
         */
        get: operations["adminGetStockCount"];
    };
    "/api/admin/stock-counts/{stockCountId}/confirm": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Correct stock by what was counted */
        post: operations["adminConfirmStockCount"];
    };
    "/api/admin/stock-counts/{stockCountId}/discard": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Discard a count */
        post: operations["adminDiscardStockCount"];
    };
    "/api/admin/stock-counts/{stockCountId}/record": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Units counted in one place
         * @description A lot that nobody has received is added to the count.
         */
        post: operations["adminRecordStockCount"];
    };
    "/api/admin/stock-counts/{stockCountId}/recount": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Count on */
        post: operations["adminRecount"];
    };
    "/api/admin/stock-counts/{stockCountId}/review": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Finish counting */
        post: operations["adminReviewStockCount"];
    };
    "/api/admin/stock-counts/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Counts of the shelves: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportStockCounts"];
    };
    "/api/admin/stock-counts/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Counts of the shelves: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetStockCounts"];
    };
    "/api/admin/stock-lots": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Lots */
        get: operations["adminListStockLots"];
    };
    "/api/admin/stock-lots/{lotId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A lot */
        get: operations["adminGetStockLot"];
    };
    "/api/admin/stock-lots/{lotId}/clear": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Put a lot back on sale */
        post: operations["adminClearStockLot"];
    };
    "/api/admin/stock-lots/{lotId}/hold": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Take a lot off sale
         * @description Its units on the shelf go to quarantine; packed parcels with it cannot ship (409 LOT_ON_HOLD).
         */
        post: operations["adminHoldStockLot"];
    };
    "/api/admin/stock-lots/{lotId}/waste": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Write off units in quarantine */
        post: operations["adminWasteStockLot"];
    };
    "/api/admin/stock-lots/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Lots: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportStockLots"];
    };
    "/api/admin/stock-lots/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Lots: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetStockLots"];
    };
    "/api/admin/stock-movements": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Stock movements */
        get: operations["adminListStockMovements"];
    };
    "/api/admin/stock-movements/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Stock movements: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportStockMovements"];
    };
    "/api/admin/stock-movements/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Stock movements: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetStockMovements"];
    };
    "/api/admin/stock-values": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What the stock has cost */
        get: operations["adminListStockValues"];
    };
    "/api/admin/stock-values/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * What the stock has cost: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportStockValues"];
    };
    "/api/admin/stock-values/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * What the stock has cost: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetStockValues"];
    };
    "/api/admin/stock-values/sum": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What all stock has cost */
        get: operations["adminGetStockValueSum"];
    };
    "/api/admin/stock/{variantId}/adjust": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Adjust stock */
        post: operations["adminAdjustStock"];
    };
    "/api/admin/stock/{variantId}/receive": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Receive units of a variant
         * @description Units of a lot that is on hold go to quarantine.
         */
        post: operations["adminReceiveStock"];
    };
    "/api/admin/stock/{variantId}/threshold": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Change threshold and bin */
        post: operations["adminSetStockThreshold"];
    };
    "/api/admin/stock/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Stock: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportStock"];
    };
    "/api/admin/stock/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Stock: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetStock"];
    };
    "/api/admin/stock/labels": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Labels for shelves */
        get: operations["adminGetShelfLabels"];
    };
    "/api/admin/suppliers": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Suppliers */
        get: operations["adminListSuppliers"];
        /** Create a supplier */
        post: operations["adminCreateSupplier"];
    };
    "/api/admin/suppliers/{supplierId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A supplier */
        get: operations["adminGetSupplier"];
        /** Delete a supplier */
        delete: operations["adminDeleteSupplier"];
        /** Change a supplier */
        patch: operations["adminUpdateSupplier"];
    };
    "/api/admin/suppliers/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Suppliers: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportSuppliers"];
    };
    "/api/admin/templates": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Recipe templates */
        get: operations["adminListTemplates"];
        /**
         * Begin a draft of a template
         * @description The mode template reads a recipe and needs `phi.read` too.
         */
        post: operations["adminCreateTemplate"];
    };
    "/api/admin/templates/{templateId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A version of a template */
        get: operations["adminGetTemplate"];
        /** Delete a draft */
        delete: operations["adminDeleteTemplate"];
        /** Save a draft */
        patch: operations["adminUpdateTemplate"];
    };
    "/api/admin/templates/{templateId}/publish": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Publish
         * @description The version before is retired. Doctors who used it are notified; issued recipes are not changed.
         */
        post: operations["adminPublishTemplate"];
    };
    "/api/admin/templates/{templateId}/retire": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Retire
         * @description Doctors no longer find it. Issued recipes are not changed.
         */
        post: operations["adminRetireTemplate"];
    };
    "/api/admin/templates/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Recipe templates: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportTemplates"];
    };
    "/api/admin/templates/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Recipe templates: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetTemplates"];
    };
    "/api/admin/templates/replace-product": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Replace a product in many templates */
        post: operations["adminReplaceTemplateProduct"];
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Administrators */
        get: operations["adminListUsers"];
        /**
         * Invite an administrator
         * @description An account that was disabled before it was ever set up is invited again. An address in use is 422 EMAIL_TAKEN.
         */
        post: operations["adminInviteUser"];
    };
    "/api/admin/users/{userId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One administrator */
        get: operations["adminGetUser"];
    };
    "/api/admin/users/{userId}/change-role": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Change the role */
        post: operations["adminChangeUserRole"];
    };
    "/api/admin/users/{userId}/disable": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Disable the account and end its sessions */
        post: operations["adminDisableUser"];
    };
    "/api/admin/users/{userId}/enable": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Enable the account again */
        post: operations["adminEnableUser"];
    };
    "/api/admin/users/{userId}/end-sessions": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** End all sessions */
        post: operations["adminEndUserSessions"];
    };
    "/api/admin/users/{userId}/resend": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Send the invitation again */
        post: operations["adminResendUserInvitation"];
    };
    "/api/admin/users/{userId}/reset-second-factor": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Reset the second factor
         * @description For an administrator who has lost the phone. Every session ends; the next sign-in needs only the password.
         */
        post: operations["adminResetUserSecondFactor"];
    };
    "/api/admin/users/{userId}/revoke": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Take the invitation back */
        post: operations["adminRevokeUserInvitation"];
    };
    "/api/admin/users/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Administrators: the whole list as CSV
         * @description UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.
         */
        get: operations["adminExportUsers"];
    };
    "/api/admin/users/facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Administrators: how many rows each choice of a filter has
         * @description Each filter is counted under all the others. Of long lists the first 100,000 rows are counted; `capped` says so. Choices without rows are left out.
         */
        get: operations["adminFacetUsers"];
    };
    "/api/clinic-logos/{logoId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * The logo of a clinic
         * @description For everybody, as on the door of the clinic; it also stands on invitations.
         */
        get: operations["publicGetClinicLogo"];
    };
    "/api/doctor/account": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What the account drawer shows */
        get: operations["doctorGetAccount"];
    };
    "/api/doctor/account/clinic-code": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Give the clinic another code for patients
         * @description The code before it stops working at once.
         */
        post: operations["doctorRenewClinicCode"];
    };
    "/api/doctor/account/email": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask for a new email address
         * @description A link goes to the new address, a notice to the present one, which stays in force until the link is opened (24 h).
         */
        post: operations["doctorRequestEmailChange"];
        /**
         * Keep the present email address
         * @description The link that was sent stops working.
         */
        delete: operations["doctorCancelEmailChange"];
    };
    "/api/doctor/account/email/resend": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Send the link to the new address again
         * @description 409 when no change is pending.
         */
        post: operations["doctorResendEmailChange"];
    };
    "/api/doctor/account/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Everything of my practice
         * @description A ZIP of JSON files (patients, recipes, orders, statements, answers and more), of recipes and statements as PDFs, and of all files. The password is asked again; three exports an hour. It is recorded. Also for 90 days after the account was closed.
         */
        post: operations["doctorExportPractice"];
    };
    "/api/doctor/account/licence": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Hand in a renewed licence
         * @description The licence on record stays in force until an administrator has checked the new one.
         */
        post: operations["doctorRenewLicence"];
    };
    "/api/doctor/account/logo": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Give the clinic a logo
         * @description JPG or PNG up to 1 MB, decided by the first bytes; it takes the place of the one before.
         */
        post: operations["doctorSetClinicLogo"];
        /** Take the logo of the clinic away */
        delete: operations["doctorRemoveClinicLogo"];
    };
    "/api/doctor/account/password": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Change the own password
         * @description Ends all other sessions, kills open links and renews this session.
         */
        post: operations["doctorChangePassword"];
    };
    "/api/doctor/account/preferences": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Language, time zone and mails */
        patch: operations["doctorUpdatePreferences"];
    };
    "/api/doctor/account/sessions": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Browsers that are signed in to the account */
        get: operations["doctorListSessions"];
        /** Sign out everywhere else */
        delete: operations["doctorEndOtherSessions"];
    };
    "/api/doctor/account/sessions/{sessionId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Sign one browser out */
        delete: operations["doctorEndSession"];
    };
    "/api/doctor/application": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The own application */
        get: operations["doctorGetApplication"];
        /**
         * Answer a question or apply again
         * @description In `needs_info` the reopened fields; in `rejected` everything, once applying again is allowed.
         */
        patch: operations["doctorUpdateApplication"];
    };
    "/api/doctor/application/documents": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Add documents to the own application */
        post: operations["doctorAddApplicationDocument"];
    };
    "/api/doctor/application/documents/{documentId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One document of the own application */
        get: operations["doctorGetApplicationDocument"];
    };
    "/api/doctor/bank": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Bank details for pay-outs */
        get: operations["doctorGetBank"];
        /**
         * Change the bank details
         * @description Pay-outs wait for 7 days after a change, and the doctor gets a mail.
         */
        patch: operations["doctorUpdateBank"];
    };
    "/api/doctor/catalog-access": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What patients may buy beside their recipes */
        get: operations["doctorGetCatalogAccess"];
        /** Change what patients may buy beside their recipes */
        patch: operations["doctorUpdateCatalogAccess"];
    };
    "/api/doctor/catalogs": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Catalogs open to the doctor
         * @description The platform catalogs given to the doctor, or all of them when none was given, and the doctor's own.
         */
        get: operations["doctorListCatalogs"];
        /** Make an own catalog */
        post: operations["doctorCreateCatalog"];
    };
    "/api/doctor/catalogs/{catalogId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One catalog */
        get: operations["doctorGetCatalog"];
        /**
         * Change an own catalog
         * @description The catalogs of the platform are not changed; copy one instead.
         */
        patch: operations["doctorUpdateCatalog"];
    };
    "/api/doctor/catalogs/{catalogId}/archive": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Put an own catalog away
         * @description Nobody sees it any more; drafts written from it keep their lines.
         */
        post: operations["doctorArchiveCatalog"];
    };
    "/api/doctor/catalogs/{catalogId}/cover": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Give an own catalog a cover picture
         * @description JPG or PNG up to 5 MB, decided by the first bytes; it takes the place of the one before.
         */
        post: operations["doctorSetCatalogCover"];
        /** Take the cover picture of an own catalog away */
        delete: operations["doctorRemoveCatalogCover"];
    };
    "/api/doctor/catalogs/{catalogId}/covers/{coverId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The cover picture of a catalog */
        get: operations["doctorGetCatalogCover"];
    };
    "/api/doctor/catalogs/order": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Put the own catalogs in order
         * @description Patients meet them in this order, before those of the platform. All own catalogs are named, each once.
         */
        post: operations["doctorOrderCatalogs"];
    };
    "/api/doctor/discounts": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Discounts on catalogs and products
         * @description Newest first, ended ones last.
         */
        get: operations["doctorListDiscounts"];
        /** Give a discount */
        post: operations["doctorCreateDiscount"];
    };
    "/api/doctor/discounts/{discountId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Change a discount */
        patch: operations["doctorUpdateDiscount"];
    };
    "/api/doctor/discounts/{discountId}/end": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * End a discount now
         * @description New orders no longer have it; those that were placed keep it.
         */
        post: operations["doctorEndDiscount"];
    };
    "/api/doctor/earnings": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Earnings and the next pay-out */
        get: operations["doctorGetEarnings"];
    };
    "/api/doctor/earnings/months": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Earnings of the last twelve months */
        get: operations["doctorGetEarningsMonths"];
    };
    "/api/doctor/earnings/next-statement": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What the next statement will hold */
        get: operations["doctorGetNextStatement"];
    };
    "/api/doctor/email/verify/{id}/{token}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Confirm a doctor's changed address
         * @description Safe to call twice. Whoever follows the link of the mail (a browser, a mail scanner, HEAD) gets a page with a button and changes nothing; the call of that button, with `X-Requested-With: XMLHttpRequest`, puts the address in force and gets JSON.
         */
        get: operations["authDoctorVerifyEmail"];
    };
    "/api/doctor/figures": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Figures of the practice */
        get: operations["doctorGetFigures"];
    };
    "/api/doctor/figures/csv": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One table of the figures for spreadsheets */
        get: operations["doctorGetFiguresCsv"];
    };
    "/api/doctor/invitation": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Add a patient and send the invitation
         * @description An address that is in my list already is 422 on `email` with `patient_id`. One that belongs to a patient of another doctor is answered like any other.
         */
        post: operations["doctorInvitePatient"];
    };
    "/api/doctor/login": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Sign in
         * @description Wrong credentials are 422 on `email`, never 401.
         */
        post: operations["authDoctorLogin"];
    };
    "/api/doctor/logout": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Sign out of this role; others stay signed in */
        post: operations["authDoctorLogout"];
    };
    "/api/doctor/me": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The signed-in doctor */
        get: operations["doctorMe"];
        /**
         * Apply as a doctor
         * @description Details and licence files as multipart. Uses the link up.
         */
        post: operations["authDoctorCompleteRegistration"];
        /** Change the own profile */
        patch: operations["doctorUpdateMe"];
    };
    "/api/doctor/my-recipes": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The doctor's own reusable sets */
        get: operations["doctorListMyRecipes"];
        /**
         * Make a reusable set
         * @description Empty, or a copy. Of a patient's recipe the products, dosages and reasons are kept, not the message.
         */
        post: operations["doctorCreateMyRecipe"];
    };
    "/api/doctor/my-recipes/{recipeId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One of the doctor's sets */
        get: operations["doctorGetMyRecipe"];
        /**
         * Delete a set that was never used
         * @description One that a recipe began with is archived instead; `MY_RECIPE_USED` says so.
         */
        delete: operations["doctorDeleteMyRecipe"];
        /**
         * Save a set
         * @description Recipes that began with it stay as they are. Changing the content of a set that was used begins its next version.
         */
        patch: operations["doctorUpdateMyRecipe"];
    };
    "/api/doctor/my-recipes/{recipeId}/archive": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Put a set away */
        post: operations["doctorArchiveMyRecipe"];
    };
    "/api/doctor/my-recipes/{recipeId}/restore": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Take a set out of the archive */
        post: operations["doctorRestoreMyRecipe"];
    };
    "/api/doctor/my-recipes/{recipeId}/take-over": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Take over what has changed in the template a set came from */
        post: operations["doctorTakeOverTemplate"];
    };
    "/api/doctor/news": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** My news; pinned first, then the newest */
        get: operations["doctorListNews"];
    };
    "/api/doctor/news/{newsId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** News with their text */
        get: operations["doctorGetNews"];
    };
    "/api/doctor/news/{newsId}/acknowledge": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Confirm that the message was understood */
        post: operations["doctorAcknowledgeNews"];
    };
    "/api/doctor/news/{newsId}/dismiss": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Take off the first page */
        post: operations["doctorDismissNews"];
    };
    "/api/doctor/news/{newsId}/read": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mark as read */
        post: operations["doctorReadNews"];
    };
    "/api/doctor/news/read-all": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mark all news as read */
        post: operations["doctorReadAllNews"];
    };
    "/api/doctor/orders/{orderId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** An order of a patient */
        get: operations["doctorGetOrder"];
    };
    "/api/doctor/orders/{orderId}/receipt": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The receipt of a patient's order as PDF, without the street */
        get: operations["doctorGetReceipt"];
    };
    "/api/doctor/orders/{orderId}/recipe-draft": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Begin a recipe draft with the products of an order
         * @description Products that were bought from a recipe keep their dosage; for others the doctor's own dosage or the label's is taken.
         */
        post: operations["doctorCreateRecipeFromOrder"];
    };
    "/api/doctor/orders/{orderId}/reports": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Tell the office of a problem with a product of an order */
        post: operations["doctorReportProblem"];
    };
    "/api/doctor/password/check": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Whether a reset link still works; uses nothing up */
        post: operations["authDoctorCheckReset"];
    };
    "/api/doctor/password/reset": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Set a new password with the link of the mail
         * @description Ends every session of the account; nobody is signed in by it.
         */
        post: operations["authDoctorResetPassword"];
    };
    "/api/doctor/password/reset-request": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask for a link to set a new password
         * @description The answer is the same whether or not the address is known. A new link ends the one before.
         */
        post: operations["authDoctorRequestReset"];
    };
    "/api/doctor/patients": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * My patients
         * @description Without `archived` and without `id` the list leaves out archived patients.
         */
        get: operations["doctorListPatients"];
    };
    "/api/doctor/patients/{patientId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A patient of mine */
        get: operations["doctorGetPatient"];
        /** Change a patient */
        patch: operations["doctorUpdatePatient"];
    };
    "/api/doctor/patients/{patientId}/accept-link": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Accept a patient who asks to join; sends the invitation */
        post: operations["doctorAcceptPatientLink"];
    };
    "/api/doctor/patients/{patientId}/adherence": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The doses that a patient has ticked, by week */
        get: operations["doctorGetPatientAdherence"];
    };
    "/api/doctor/patients/{patientId}/answers": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Questionnaires of a patient */
        get: operations["doctorListAnswers"];
        /**
         * Send a questionnaire, or begin one together
         * @description 409 `ALREADY_SENT` while the same one waits for answers.
         */
        post: operations["doctorSendQuestionnaire"];
    };
    "/api/doctor/patients/{patientId}/answers/{answerId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Answers of a patient
         * @description Opening submitted answers marks them as read; every read is in the audit log.
         */
        get: operations["doctorGetAnswers"];
        /**
         * Save answers of an open form
         * @description The first one begins the form. 409 `REVISION_CONFLICT` when somebody else wrote since; the patient's own words are never replaced.
         */
        patch: operations["doctorSaveAnswers"];
    };
    "/api/doctor/patients/{patientId}/answers/{answerId}/amend": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Correct submitted answers */
        post: operations["doctorAmendAnswers"];
    };
    "/api/doctor/patients/{patientId}/answers/{answerId}/entered-in-error": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mark answers as entered in error */
        post: operations["doctorVoidAnswers"];
    };
    "/api/doctor/patients/{patientId}/answers/{answerId}/pdf": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Answers to print */
        get: operations["doctorGetAnswersPdf"];
    };
    "/api/doctor/patients/{patientId}/answers/{answerId}/photos": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Add photos to an open form
         * @description JPG and PNG up to 10 MB each, five for a question unless it says otherwise.
         */
        post: operations["doctorAddAnswerPhotos"];
    };
    "/api/doctor/patients/{patientId}/answers/{answerId}/photos/{photoId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A photo of the answers */
        get: operations["doctorGetAnswerPhoto"];
        /** Take a photo away from an open form */
        delete: operations["doctorDeleteAnswerPhoto"];
    };
    "/api/doctor/patients/{patientId}/answers/{answerId}/remind": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Remind the patient of an open questionnaire */
        post: operations["doctorRemindAnswers"];
    };
    "/api/doctor/patients/{patientId}/answers/{answerId}/submit": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Finish a form filled in together */
        post: operations["doctorSubmitAnswers"];
    };
    "/api/doctor/patients/{patientId}/answers/{answerId}/withdraw": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Stop an open questionnaire */
        post: operations["doctorWithdrawQuestionnaire"];
    };
    "/api/doctor/patients/{patientId}/archive": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Archive: no sign-in, no orders; the data are kept */
        post: operations["doctorArchivePatient"];
    };
    "/api/doctor/patients/{patientId}/decline-link": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Decline a patient who asks to join */
        post: operations["doctorDeclinePatientLink"];
    };
    "/api/doctor/patients/{patientId}/files": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** My files about a patient */
        get: operations["doctorListPatientFiles"];
        /**
         * Keep files with a patient
         * @description PDF, JPG and PNG up to 10 MB each; fifty files at most. The type is decided by the first bytes.
         */
        post: operations["doctorAddPatientFiles"];
    };
    "/api/doctor/patients/{patientId}/files/{fileId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A file about a patient */
        get: operations["doctorGetPatientFile"];
        /** Delete a file about a patient */
        delete: operations["doctorDeletePatientFile"];
    };
    "/api/doctor/patients/{patientId}/invitation/link": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Make a link to hand over
         * @description Logged. No mail is sent; every earlier link is dead.
         */
        post: operations["doctorMakeInvitationLink"];
    };
    "/api/doctor/patients/{patientId}/invitation/resend": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Send a new invitation; the link before it is dead */
        post: operations["doctorResendInvitation"];
    };
    "/api/doctor/patients/{patientId}/invitation/revoke": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Kill the link of the invitation */
        post: operations["doctorRevokeInvitation"];
    };
    "/api/doctor/patients/{patientId}/mails": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Mails to a patient, newest first
         * @description Those that were sent in the doctor's name, with what became of them. Texts are not shown.
         */
        get: operations["doctorListPatientMails"];
    };
    "/api/doctor/patients/{patientId}/notes": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** My notes on a patient */
        get: operations["doctorListPatientNotes"];
        /** Write a note */
        post: operations["doctorAddPatientNote"];
    };
    "/api/doctor/patients/{patientId}/orders": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Orders of a patient */
        get: operations["doctorListPatientOrders"];
    };
    "/api/doctor/patients/{patientId}/restore": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Bring an archived patient back */
        post: operations["doctorRestorePatient"];
    };
    "/api/doctor/patients/{patientId}/timeline": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What happened, newest first */
        get: operations["doctorListPatientEvents"];
    };
    "/api/doctor/patients/bulk": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Resend invitations, archive or tag several patients
         * @description Each patient succeeds or fails alone; the answer has a result for each, in the order of the request.
         */
        post: operations["doctorChangePatients"];
    };
    "/api/doctor/patients/counts": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** How many patients each tab holds */
        get: operations["doctorCountPatients"];
    };
    "/api/doctor/patients/import": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Patients from a CSV file
         * @description Each row is a new patient. What a row is refused for stands at its columns and stops no other row; a dry run changes nothing.
         */
        post: operations["doctorImportPatients"];
    };
    "/api/doctor/product-facets": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Categories, brands and forms to filter products by */
        get: operations["doctorGetProductFacets"];
    };
    "/api/doctor/products": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Products the doctor can recommend */
        get: operations["doctorListProducts"];
    };
    "/api/doctor/products/{productId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One product, also when it is no longer sold */
        get: operations["doctorGetProduct"];
    };
    "/api/doctor/products/{productId}/dosage-default": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Keep a dosage as one's own default of a product */
        post: operations["doctorSaveDosageDefault"];
        /** Forget one's own default of a product */
        delete: operations["doctorDeleteDosageDefault"];
    };
    "/api/doctor/products/{productId}/patients": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Own patients who have a product on a recipe in force */
        get: operations["doctorListProductPatients"];
    };
    "/api/doctor/products/{productId}/replace": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Put another product into the place of one in all own recipes that are issued
         * @description Each recipe gets a new version with the same validity; the patients get an email. One that needs a decision stays a draft. Without `variant_id` it is the successor of a discontinued product.
         */
        post: operations["doctorReplaceProduct"];
    };
    "/api/doctor/questionnaires": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Questionnaires that can be sent
         * @description The newest published version of each, by title.
         */
        get: operations["doctorListQuestionnaires"];
    };
    "/api/doctor/recipe-beginning": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * What a new recipe begins with
         * @description Nothing is stored. A draft is made by POST /api/doctor/recipes when something is written.
         */
        get: operations["doctorGetRecipeBeginning"];
    };
    "/api/doctor/recipe-histories": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What happened to the versions of the doctor's recipes, newest first */
        get: operations["doctorListRecipeHistories"];
    };
    "/api/doctor/recipe-histories/csv": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * The same as a table for spreadsheets
         * @description Everything the filter matches, oldest first; 422 TOO_MANY_ROWS above 10,000 events.
         */
        get: operations["doctorGetRecipeHistoriesCsv"];
    };
    "/api/doctor/recipe-histories/pdf": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * The same as a document for the medical record
         * @description Everything the filter matches, oldest first; 422 TOO_MANY_ROWS above 1,000 events.
         */
        get: operations["doctorGetRecipeHistoriesPdf"];
    };
    "/api/doctor/recipes": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Recipes of the doctor's patients */
        get: operations["doctorListRecipes"];
        /**
         * Begin a draft
         * @description `create`: empty. `edit`: the draft itself, or the next version of one that was issued. `renew`: the next version with
         *     its dates moved. `copy`: a new course without a patient. `template`: from a template or an own set.
         */
        post: operations["doctorCreateRecipe"];
    };
    "/api/doctor/recipes/{recipeId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One version of a recipe */
        get: operations["doctorGetRecipe"];
        /** Delete a draft */
        delete: operations["doctorDeleteRecipe"];
        /**
         * Save a draft
         * @description A version that was issued is never changed; edit it as a new version.
         */
        patch: operations["doctorUpdateRecipe"];
    };
    "/api/doctor/recipes/{recipeId}/attachments": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Add files to a draft
         * @description PDF, JPG and PNG up to 10 MB each; ten files at most. The type is decided by the first bytes.
         */
        post: operations["doctorAddRecipeAttachment"];
    };
    "/api/doctor/recipes/{recipeId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A file of a recipe */
        get: operations["doctorGetRecipeAttachment"];
        /** Take a file away from a draft */
        delete: operations["doctorDeleteRecipeAttachment"];
    };
    "/api/doctor/recipes/{recipeId}/cancel": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Stop a recipe */
        post: operations["doctorCancelRecipe"];
    };
    "/api/doctor/recipes/{recipeId}/entered-in-error": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mark as entered in error, while nothing was ordered */
        post: operations["doctorVoidRecipe"];
    };
    "/api/doctor/recipes/{recipeId}/hold": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Pause a recipe */
        post: operations["doctorHoldRecipe"];
    };
    "/api/doctor/recipes/{recipeId}/issue": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Issue a draft to its patient
         * @description A warning that stops is 422 RECIPE_STOP_WARNING with its lines unless it is overridden with a reason.
         */
        post: operations["doctorIssueRecipe"];
    };
    "/api/doctor/recipes/{recipeId}/lines/{lineId}/pause": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Pause a line of a recipe in force
         * @description The patient is told by mail, sees why, and cannot order it; it leaves the cart.
         */
        post: operations["doctorPauseRecipeLine"];
    };
    "/api/doctor/recipes/{recipeId}/lines/{lineId}/resume": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Let a paused line go on
         * @description The patient is told by mail.
         */
        post: operations["doctorResumeRecipeLine"];
    };
    "/api/doctor/recipes/{recipeId}/lines/{lineId}/stop": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Stop a line of a recipe in force
         * @description The patient is told by mail, sees why, and cannot order it; it leaves the cart. Open orders of it are flagged.
         */
        post: operations["doctorStopRecipeLine"];
    };
    "/api/doctor/recipes/{recipeId}/pdf": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The recipe as a schedule to print */
        get: operations["doctorGetRecipePdf"];
    };
    "/api/doctor/recipes/{recipeId}/remind": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Remind the patient of a recipe that was not ordered
         * @description One reminder in three days.
         */
        post: operations["doctorRemindRecipe"];
    };
    "/api/doctor/recipes/{recipeId}/resend-mail": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Send the mail of an issued recipe once more
         * @description Not twice in ten minutes.
         */
        post: operations["doctorResendRecipeMail"];
    };
    "/api/doctor/recipes/{recipeId}/resume": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Resume a paused recipe */
        post: operations["doctorResumeRecipe"];
    };
    "/api/doctor/recipes/{recipeId}/versions": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** All versions of the course, newest first */
        get: operations["doctorListRecipeVersions"];
    };
    "/api/doctor/recipes/counts": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** How many recipes each tab holds, and the draft to go on with */
        get: operations["doctorCountRecipes"];
    };
    "/api/doctor/recipes/pdf": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Several recipes as schedules to print, in one file */
        get: operations["doctorGetRecipesPdf"];
    };
    "/api/doctor/recipes/remind": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Remind the patients of several recipes that were not ordered
         * @description Each recipe succeeds or fails alone; the answer has a result for each, in the order of the request.
         */
        post: operations["doctorRemindRecipes"];
    };
    "/api/doctor/registration": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask for a registration link
         * @description The answer is the same whether or not the address is known.
         */
        post: operations["authDoctorRegister"];
    };
    "/api/doctor/registration/verify": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Read a registration link; uses nothing up */
        post: operations["authDoctorVerifyRegistration"];
    };
    "/api/doctor/reports/{reportId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A report about a product */
        get: operations["doctorGetReport"];
    };
    "/api/doctor/reports/{reportId}/answer": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Answer a report, stopping the product or not */
        post: operations["doctorAnswerReport"];
    };
    "/api/doctor/reports/{reportId}/photos/{photoId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A photo of a report */
        get: operations["doctorGetReportPhoto"];
    };
    "/api/doctor/request-rules": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Which refills are approved at once */
        get: operations["doctorGetRequestRules"];
        /** Set which refills are approved at once */
        patch: operations["doctorSetRequestRules"];
    };
    "/api/doctor/requests": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * What my patients ask for
         * @description Open ones are sorted by age, the oldest first; decided ones the newest first.
         */
        get: operations["doctorListRequests"];
    };
    "/api/doctor/requests/{requestId}/decide": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Approve, approve with changes or decline a request
         * @description An approved refill is added to the recipe, or the recipe renewed and issued; what the doctor must finish becomes a draft. The patient is notified by email.
         */
        post: operations["doctorDecideRequest"];
    };
    "/api/doctor/shopify-products/{shopifyProductId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One product by the storefront's number, also when it is no longer sold */
        get: operations["doctorGetProductByShopifyId"];
    };
    "/api/doctor/statements": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** My statements */
        get: operations["doctorListStatements"];
    };
    "/api/doctor/statements/{settlementId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A statement with its lines */
        get: operations["doctorGetStatement"];
    };
    "/api/doctor/statements/{settlementId}/csv": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Lines of a statement as a table for spreadsheets */
        get: operations["doctorGetStatementCsv"];
    };
    "/api/doctor/statements/{settlementId}/disputes": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Object to a line of a statement */
        post: operations["doctorDisputeStatementLine"];
    };
    "/api/doctor/statements/{settlementId}/pdf": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Statement as PDF */
        get: operations["doctorGetStatementPdf"];
    };
    "/api/doctor/templates": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Templates a recipe can begin with
         * @description Published ones whose audience the doctor belongs to. A recipe begins with one by `mode=template`.
         */
        get: operations["doctorListTemplates"];
    };
    "/api/doctor/terms": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Accept the legal documents that have changed
         * @description Until then every other call is refused with 403 TERMS_OUTDATED.
         */
        post: operations["doctorAcceptTerms"];
    };
    "/api/doctor/top": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The doctor's first page in one call */
        get: operations["doctorTop"];
    };
    "/api/email/verify/{id}/{token}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Confirm a changed address of any role
         * @description Safe to call twice. Whoever follows the link of the mail (a browser, a mail scanner, HEAD) gets a page with a button and changes nothing; the call of that button, with `X-Requested-With: XMLHttpRequest`, puts the address in force and gets JSON.
         */
        get: operations["publicVerifyEmail"];
    };
    "/api/news-pictures/{pictureId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * A picture in the text of news
         * @description For everybody who is signed in, whatever the role; 401 else.
         */
        get: operations["publicGetNewsPicture"];
    };
    "/api/patient/account": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What the account drawer shows */
        get: operations["patientGetAccount"];
    };
    "/api/patient/account/deletion": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask for the account and all personal data to be deleted
         * @description Two administrators decide. Until then it can be taken back. The password is asked again.
         */
        post: operations["patientAskDeletion"];
        /** Keep the account after all */
        delete: operations["patientWithdrawDeletion"];
    };
    "/api/patient/account/email": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask for a new email address
         * @description A link goes to the new address, a notice to the present one, which stays in force until the link is opened (24 h).
         */
        post: operations["patientRequestEmailChange"];
        /**
         * Keep the present email address
         * @description The link that was sent stops working.
         */
        delete: operations["patientCancelEmailChange"];
    };
    "/api/patient/account/email/resend": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Send the link to the new address again
         * @description 409 when no change is pending.
         */
        post: operations["patientResendEmailChange"];
    };
    "/api/patient/account/export": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Everything the dispensary keeps about me
         * @description A ZIP of JSON files, of recipes and receipts as PDFs and of the schedule. The password is asked again; three exports an hour. It is recorded.
         */
        post: operations["patientExportData"];
    };
    "/api/patient/account/password": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Change the own password
         * @description Ends all other sessions, kills open links and renews this session.
         */
        post: operations["patientChangePassword"];
    };
    "/api/patient/account/preferences": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Language, time zone and mails */
        patch: operations["patientUpdatePreferences"];
    };
    "/api/patient/account/sessions": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Browsers that are signed in to the account */
        get: operations["patientListSessions"];
        /** Sign out everywhere else */
        delete: operations["patientEndOtherSessions"];
    };
    "/api/patient/account/sessions/{sessionId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Sign one browser out */
        delete: operations["patientEndSession"];
    };
    "/api/patient/addresses": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The address book, default first */
        get: operations["patientListAddresses"];
        /** Add an address */
        post: operations["patientAddAddress"];
    };
    "/api/patient/addresses/{addressId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Remove an address from the book */
        delete: operations["patientDeleteAddress"];
        /** Change an address; orders already placed keep theirs */
        patch: operations["patientUpdateAddress"];
    };
    "/api/patient/answers": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Own questionnaires
         * @description Newest first; a hundred at most.
         */
        get: operations["patientListAnswers"];
    };
    "/api/patient/answers/{answerId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A questionnaire with the own answers */
        get: operations["patientGetAnswers"];
        /**
         * Save answers
         * @description The first one begins the form. 409 `REVISION_CONFLICT` when another window or the doctor wrote since.
         */
        patch: operations["patientSaveAnswers"];
    };
    "/api/patient/answers/{answerId}/photos": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Add photos to an open form
         * @description JPG and PNG up to 10 MB each, five for a question unless it says otherwise.
         */
        post: operations["patientAddAnswerPhotos"];
    };
    "/api/patient/answers/{answerId}/photos/{photoId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A photo of the answers */
        get: operations["patientGetAnswerPhoto"];
        /** Take a photo away from an open form */
        delete: operations["patientDeleteAnswerPhoto"];
    };
    "/api/patient/answers/{answerId}/submit": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Send the answers to the doctor
         * @description 422 at `values.{question}` for each required answer that is missing.
         */
        post: operations["patientSubmitAnswers"];
    };
    "/api/patient/cart": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The cart, priced and checked now */
        get: operations["patientGetCart"];
        /** Choose address, delivery and payment, or accept the new prices */
        patch: operations["patientUpdateCart"];
    };
    "/api/patient/cart/checkout": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Place the order
         * @description Prices and checks everything once more, takes the stock and makes the order in one transaction. A total
         *     that differs from the one the patient saw is 409 `PRICE_CHANGED`.
         */
        post: operations["patientCheckOut"];
    };
    "/api/patient/cart/hosted-checkout": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Hand the cart to the shop's own checkout
         * @description For a shop that has a checkout of its own (`checkout` of the cart is `hosted`): checks the cart once more
         *     and answers where to pay. The order appears in Officina once the shop tells about it. Asked again for an
         *     unchanged cart, it answers the same address, so that nobody pays twice. 503 `STOREFRONT_DOWN` when the shop
         *     cannot be reached; the cart stays as it is.
         */
        post: operations["patientStartHostedCheckout"];
    };
    "/api/patient/cart/lines": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Put a product into the cart; one that is there already gets more */
        post: operations["patientAddCartLine"];
    };
    "/api/patient/cart/lines/{lineId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Take a line out of the cart */
        delete: operations["patientRemoveCartLine"];
        /** Change quantity or choice of one line */
        patch: operations["patientUpdateCartLine"];
    };
    "/api/patient/cart/recipe": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Put lines of a recipe into the cart; all that are not optional unless some are named */
        post: operations["patientAddRecipeToCart"];
    };
    "/api/patient/catalogs": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Catalogs I may buy from
         * @description The doctor's own first, then the platform's where the doctor leaves them open. With access `recipes_only` there are none.
         */
        get: operations["patientListCatalogs"];
    };
    "/api/patient/catalogs/{catalogId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A catalog and what can be filtered in it */
        get: operations["patientGetCatalog"];
    };
    "/api/patient/catalogs/{catalogId}/covers/{coverId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The cover picture of a catalog */
        get: operations["patientGetCatalogCover"];
    };
    "/api/patient/day/pdf": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** All valid recipes as one schedule to print */
        get: operations["patientGetDayPdf"];
    };
    "/api/patient/doses": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Tick a dose, or take the tick back */
        post: operations["patientTickDose"];
    };
    "/api/patient/invite": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The invitation that this browser has opened */
        get: operations["authPatientGetInvite"];
    };
    "/api/patient/invite/decline": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Decline the invitation that this browser has opened
         * @description The doctor sees it; nobody is mailed.
         */
        post: operations["authPatientDeclineInvite"];
    };
    "/api/patient/invite/login": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Set the first password and sign in
         * @description Accepts the invitation this browser has opened.
         */
        post: operations["authPatientAcceptInvite"];
    };
    "/api/patient/invite/renewal": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask the doctor for a new invitation
         * @description The answer is the same for every link.
         */
        post: operations["authPatientAskRenewal"];
    };
    "/api/patient/invite/token": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Read an invitation's link
         * @description Binds the invitation to this browser session; uses nothing up.
         */
        post: operations["authPatientOpenInvite"];
    };
    "/api/patient/link-offers": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Open invitations of other doctors to me
         * @description Reading opens them, as following the link of an invitation does.
         */
        get: operations["patientListLinkOffers"];
    };
    "/api/patient/link-offers/{offerId}/accept": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Move to the doctor who invites me
         * @description My account, recipes and orders stay as they are; both doctors are notified by email.
         */
        post: operations["patientAcceptLinkOffer"];
    };
    "/api/patient/link-offers/{offerId}/decline": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Stay with my doctor
         * @description The doctor who invites sees a declined invitation, as of anybody else; nobody is mailed.
         */
        post: operations["patientDeclineLinkOffer"];
    };
    "/api/patient/link-request": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask a clinic to be linked
         * @description No account is made. The answer is the same for every clinic code.
         */
        post: operations["authPatientRequestLink"];
    };
    "/api/patient/login": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Sign in
         * @description Wrong credentials are 422 on `email`, never 401.
         */
        post: operations["authPatientLogin"];
    };
    "/api/patient/logout": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Sign out of this role; others stay signed in */
        post: operations["authPatientLogout"];
    };
    "/api/patient/me": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The signed-in patient */
        get: operations["patientMe"];
        /** Change the own profile */
        patch: operations["patientUpdateMe"];
    };
    "/api/patient/news": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** My news; pinned first, then the newest */
        get: operations["patientListNews"];
    };
    "/api/patient/news/{newsId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** News with their text */
        get: operations["patientGetNews"];
    };
    "/api/patient/news/{newsId}/acknowledge": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Confirm that the message was understood */
        post: operations["patientAcknowledgeNews"];
    };
    "/api/patient/news/{newsId}/read": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mark as read */
        post: operations["patientReadNews"];
    };
    "/api/patient/news/read-all": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Mark all news as read */
        post: operations["patientReadAllNews"];
    };
    "/api/patient/orders": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** My orders, newest first */
        get: operations["patientListOrders"];
    };
    "/api/patient/orders/{orderId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One order with lines, shipments, payments and refunds */
        get: operations["patientGetOrder"];
    };
    "/api/patient/orders/{orderId}/ask-to-cancel": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask to cancel an order after its window
         * @description Operations decide and the patient is notified by email. 409 `INVALID_TRANSITION` while the order can still be cancelled at once, once something has left, and after an earlier request.
         */
        post: operations["patientAskToCancelOrder"];
    };
    "/api/patient/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Cancel an order within its window
         * @description After `cancel_until`, or once the order has been released for packing, it is 409 `CANCEL_WINDOW_OVER`.
         */
        post: operations["patientCancelOrder"];
    };
    "/api/patient/orders/{orderId}/receipt": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The receipt of an order as PDF */
        get: operations["patientGetReceipt"];
    };
    "/api/patient/orders/{orderId}/reports": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Report a reaction to a product, or a problem with it
         * @description Administrators are notified by email, and for reactions and quality the doctor too.
         */
        post: operations["patientReportProduct"];
    };
    "/api/patient/orders/{orderId}/returns": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask to send goods back
         * @description The lines are JSON inside the form. Operations are notified by email.
         */
        post: operations["patientRequestReturn"];
    };
    "/api/patient/orders/{orderId}/withdraw-cancel": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Take a request to cancel back
         * @description The order goes on, and may be asked to be cancelled again. 409 `INVALID_TRANSITION` once the request was answered.
         */
        post: operations["patientWithdrawCancelOrder"];
    };
    "/api/patient/password/check": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Whether a reset link still works; uses nothing up */
        post: operations["authPatientCheckReset"];
    };
    "/api/patient/password/reset": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Set a new password with the link of the mail
         * @description Ends every session of the account; nobody is signed in by it.
         */
        post: operations["authPatientResetPassword"];
    };
    "/api/patient/password/reset-request": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Ask for a link to set a new password
         * @description The answer is the same whether or not the address is known. A new link ends the one before.
         */
        post: operations["authPatientRequestReset"];
    };
    "/api/patient/postal-place": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Where a postal code is */
        get: operations["patientLookUpPostal"];
    };
    "/api/patient/products": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Products of my catalogs */
        get: operations["patientListProducts"];
    };
    "/api/patient/products/{productId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A product of my catalogs, recipes or orders, with my dosage */
        get: operations["patientGetProduct"];
    };
    "/api/patient/recipes": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** My recipes, newest first */
        get: operations["patientListRecipes"];
    };
    "/api/patient/recipes/{recipeId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** One of my recipes; the first opening is noted for the doctor */
        get: operations["patientGetRecipe"];
    };
    "/api/patient/recipes/{recipeId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A file of a recipe */
        get: operations["patientGetRecipeAttachment"];
    };
    "/api/patient/recipes/{recipeId}/not-buying": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Tell the doctor why a recipe is not ordered
         * @description The doctor reads it in the history of the recipe. The last word counts.
         */
        post: operations["patientTellNotBuying"];
    };
    "/api/patient/recipes/{recipeId}/pdf": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The recipe as a schedule to print */
        get: operations["patientGetRecipePdf"];
    };
    "/api/patient/reports/{reportId}/photos/{photoId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A photo of a report */
        get: operations["patientGetReportPhoto"];
    };
    "/api/patient/requests": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What I have asked my doctor, newest first */
        get: operations["patientListRequests"];
        /**
         * Ask the doctor for a refill, a product or an answer
         * @description The doctor is notified by email; a refill may be approved at once by a rule of the doctor.
         */
        post: operations["patientMakeRequest"];
    };
    "/api/patient/requests/{requestId}/withdraw": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Take a request back */
        post: operations["patientWithdrawRequest"];
    };
    "/api/patient/returns/{returnId}/photos/{photoId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** A photo of an own return */
        get: operations["patientGetReturnPhoto"];
    };
    "/api/patient/stock-notices": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** What I want to be notified about when it is back in stock */
        get: operations["patientListStockNotices"];
        /** Tell me by mail, once, when a pack is back in stock; asking again changes nothing */
        post: operations["patientAskForStockNotice"];
    };
    "/api/patient/stock-notices/{variantId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Do not tell me any more */
        delete: operations["patientStopStockNotice"];
    };
    "/api/patient/supplies/{recipeLineId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Say how much of a product is left */
        patch: operations["patientStateSupply"];
    };
    "/api/patient/terms": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * Accept the legal documents that have changed
         * @description Until then every other call is refused with 403 TERMS_OUTDATED.
         */
        post: operations["patientAcceptTerms"];
    };
    "/api/patient/top": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Everything on the first page */
        get: operations["patientGetTop"];
    };
    "/api/product-pictures/{pictureId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /**
         * A picture of a product
         * @description For everybody who is signed in, whatever the role; 401 else.
         */
        get: operations["publicGetProductPicture"];
    };
    "/api/shop-logos/{logoId}": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** The logo of the shop */
        get: operations["publicGetShopLogo"];
    };
    "/sanctum/csrf-cookie": {
        parameters: {
            query?: never;
            path?: never;
        };
        /** Set the XSRF-TOKEN and session cookies */
        get: operations["publicCsrfCookie"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A browser that is signed in to the account. */
        AccountSession: {
            /**
             * Format: date-time
             * @description When it signed in.
             */
            created_at: string;
            /** @description The browser that asks. */
            current: boolean;
            /**
             * Format: date-time
             * @description When it ends at the latest.
             */
            expires_at: string;
            /** Format: uuid */
            id: string;
            ip: string | null;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_seen_at: string;
            /** @description It asked to stay signed in. */
            remember: boolean;
            user_agent: string | null;
        };
        /** @description An issued or paused recipe with what is left of each product. */
        ActiveRecipe: {
            /** Format: date */
            expires_on: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            issued_at: string | null;
            label: string;
            lines: {
                /** @description Negative when it has run out. */
                days_left: number | null;
                /** Format: uuid */
                id: string;
                /** @description Ordered or sent, and not delivered yet. */
                is_coming?: boolean;
                orders_left: number;
                /** Format: uuid */
                product_id: string;
                quantity: number;
                /**
                 * Format: date
                 * @description Null before the first delivery or without a countable dosage.
                 */
                runs_out_on: string | null;
                /** @enum {string} */
                state: "active" | "paused" | "stopped";
                times_ordered: number;
                title: string;
                variant_title: string;
            }[];
            number: string | null;
            /** @enum {string} */
            status: "issued" | "on_hold";
            title: string;
            version: number;
        };
        /** @description An entry of the patient's address book. */
        Address: {
            city: string;
            country: string;
            /** Format: uuid */
            id: string;
            is_default: boolean;
            label: string;
            line1: string;
            line2: string | null;
            name: string;
            phone: string;
            postal_code: string;
            region: string;
        };
        AddressInput: {
            city: string;
            /** @description ISO 3166 code. */
            country: string;
            is_default?: boolean;
            label?: string;
            line1: string;
            line2?: string | null;
            name: string;
            /** Format: phone */
            phone: string;
            postal_code: string;
            /** @description State or prefecture. */
            region: string;
        };
        AddressPatch: {
            city?: string;
            country?: string;
            is_default?: boolean;
            label?: string;
            line1?: string;
            line2?: string | null;
            name?: string;
            /** Format: phone */
            phone?: string;
            postal_code?: string;
            region?: string;
        };
        /** @description Where an order goes, as it was when the order was placed. */
        AddressSnapshot: {
            city: string;
            country: string;
            line1: string;
            line2: string | null;
            name: string;
            phone: string;
            postal_code: string;
            region: string;
        };
        /** @description The records of one request. */
        AdminBulk: {
            ids: string[];
        };
        /** @description What became of one record of a request for several. */
        AdminBulkResult: {
            error_code: string | null;
            /** Format: uuid */
            id: string;
            /** @description Why not, in the language of the request. */
            message: string | null;
            ok: boolean;
        };
        /**
         * Catalog
         * @description A platform catalog that can be given to doctors.
         */
        AdminCatalog: {
            /** Format: uuid */
            id: string;
            /** Name */
            name: string;
            /** Products */
            products_count: number;
        };
        /** @description What a person agreed to. */
        AdminConsent: {
            /** Format: date-time */
            accepted_at: string;
            document_key: string;
            version: string;
        };
        /** @description What waits for an administrator, and the sizes of the lists' tabs; parts without permission are left out. */
        AdminCounts: {
            /** @description Doctors by status; states without a doctor are left out. */
            doctors?: {
                [key: string]: number;
            };
            /** @description Orders that need attention. */
            orders?: {
                [key: string]: number;
            };
            /** @description What else waits for a second look - renewed licences, patients to anonymise. */
            reviews?: {
                [key: string]: number;
            };
            /** @description Statements by state; states without one are left out. */
            settlements?: {
                [key: string]: number;
            };
            /** @description Parcels by state. */
            shipments?: {
                [key: string]: number;
            };
        };
        /**
         * Doctor
         * @description Everything an administrator may know of a doctor; bank account numbers are masked.
         */
        AdminDoctor: {
            /** @description States that an administrator may move this doctor to. */
            readonly allowed: string[];
            /**
             * Applied
             * Format: date-time
             */
            readonly applied_at?: string | null;
            /**
             * Approved
             * Format: date-time
             */
            readonly approved_at?: string | null;
            /** Approved by */
            readonly approved_by_name?: string | null;
            /**
             * Assigned to
             * Format: uuid
             */
            assigned_to?: string | null;
            /** Assigned to */
            readonly assigned_to_name?: string | null;
            /** Bank account */
            readonly bank?: {
                /** Branch */
                branch: string | null;
                /**
                 * Changed
                 * Format: date-time
                 */
                changed_at: string | null;
                /** Account holder */
                holder: string | null;
                /**
                 * Account type
                 * @enum {string|null}
                 */
                kind: "current" | "savings" | null;
                /** Last digits */
                last4: string | null;
                /** Bank */
                name: string | null;
            };
            /**
             * Campaigns to patients
             * @description The doctor's own choice
             */
            readonly campaigns_to_patients?: boolean;
            /**
             * Catalog access
             * @description What this doctor's patients may buy without a recipe
             * @enum {string}
             */
            catalog_access: "open" | "closed" | "recipes_only";
            /**
             * Catalogs
             * @description Leave empty for all catalogs
             */
            catalog_ids: string[];
            /** Checklist */
            readonly checklist: {
                /** The clinic exists at the address */
                clinic_exists?: boolean;
                /** The licence type is correct and the document is legible */
                licence_valid?: boolean;
                /** The name matches the document */
                name_matches?: boolean;
                /** The licence has not expired */
                not_expired?: boolean;
                /** The public register was checked */
                register_checked?: boolean;
            } & {
                [key: string]: boolean;
            };
            /** City */
            clinic_city?: string | null;
            /** Clinic code */
            readonly clinic_code?: string | null;
            /** Address */
            clinic_line1?: string | null;
            /** Building */
            clinic_line2?: string | null;
            /** Clinic */
            clinic_name: string;
            /**
             * Clinic phone
             * Format: phone
             */
            clinic_phone?: string | null;
            /** Postal code */
            clinic_postal_code?: string | null;
            /** State or prefecture */
            clinic_prefecture?: string | null;
            /**
             * Unpaid commission
             * Format: money
             */
            readonly commission_unpaid?: number;
            /**
             * Added
             * Format: date-time
             */
            readonly created_at: string;
            /**
             * Disclosure
             * Format: multiline
             */
            disclosure_text?: string | null;
            /**
             * Default discount
             * Format: basis-points
             */
            discount_default_bp?: number;
            /**
             * Email
             * Format: email
             * @description Only the doctor can change it
             */
            readonly email: string;
            /** First name */
            first_name: string;
            /** First name (kana) */
            first_name_kana?: string | null;
            /** Hold payouts */
            freeze_payouts?: boolean;
            /** Accept orders from issued recipes while suspended */
            honour_recipes_when_suspended?: boolean;
            /** Format: uuid */
            readonly id: string;
            /**
             * Internal note
             * Format: multiline
             * @description Never shown to the doctor
             */
            internal_note?: string | null;
            /**
             * Invoice registration no.
             * @description T and 13 digits
             */
            invoice_registration_no?: string | null;
            /** Job title */
            job_title?: string | null;
            /**
             * Last sign-in
             * Format: date-time
             */
            readonly last_login_at?: string | null;
            /** Last name */
            last_name: string;
            /** Last name (kana) */
            last_name_kana?: string | null;
            /**
             * Licence country
             * Format: country
             * @description Two letters such as JP or US
             */
            licence_country?: string | null;
            /**
             * Licence expires
             * Format: date
             */
            licence_expires_on?: string | null;
            /** Licence no. */
            licence_number?: string | null;
            /**
             * Renewed licence expires
             * Format: date
             */
            readonly licence_renewal_expires_on?: string | null;
            /** Renewed licence no. */
            readonly licence_renewal_number?: string | null;
            /**
             * Renewal submitted
             * Format: date-time
             */
            readonly licence_renewal_sent_at?: string | null;
            /** Licence */
            licence_type?: string | null;
            /**
             * Licence verified
             * Format: date-time
             */
            readonly licence_verified_at?: string | null;
            /** Verified by */
            readonly licence_verified_by_name?: string | null;
            /** Can reapply */
            readonly may_reapply: boolean;
            /** Name */
            readonly name: string;
            /** @description The signed-in administrator rejected this doctor before, so another one must decide. */
            readonly needs_other_admin: boolean;
            /** Doctor no. */
            readonly number: string;
            /** Active patients */
            readonly patients_active?: number;
            /** Patients */
            readonly patients_total?: number;
            /**
             * Phone
             * Format: phone
             */
            phone?: string | null;
            /** Possible duplicates */
            readonly possible_duplicates: {
                /** Format: uuid */
                id: string;
                name: string;
                number: string;
                same: ("licence_number" | "phone" | "email")[];
                status: string;
            }[];
            /** Rejected before */
            readonly previously_rejected?: boolean;
            /**
             * Rate
             * Format: basis-points
             */
            readonly rate_bp?: number | null;
            /**
             * Standard rate
             * Format: basis-points
             * @description Suggested on approval.
             */
            readonly rate_default_bp?: number;
            /**
             * What the register says
             * Format: multiline
             * @description Required for approval if there is no register link.
             */
            readonly register_note?: string | null;
            /**
             * Register link
             * Format: uri
             * @description Link to the register entry. Leave empty if you checked another way.
             */
            readonly register_url?: string | null;
            /** Reopened fields */
            readonly reopened_fields: string[];
            readonly revision: number;
            /** Speciality */
            speciality?: string | null;
            /**
             * Status
             * @enum {string}
             */
            readonly status: "email_submitted" | "applied" | "needs_info" | "approved" | "rejected" | "suspended" | "closed" | "lapsed";
            /** Reason */
            readonly status_reason_code?: string | null;
            /** Reason details */
            readonly status_reason_text?: string | null;
            /**
             * Suspended
             * Format: date-time
             */
            readonly suspended_at?: string | null;
            /** Tax ID */
            tax_id?: string | null;
            /**
             * Updated
             * Format: date-time
             */
            readonly updated_at: string;
            /**
             * Website
             * Format: uri
             */
            website?: string | null;
            /**
             * Gives the commission to patients
             * @description The doctor's own choice
             */
            readonly zero_commission?: boolean;
        };
        /** @description A time during which a patient belonged to a doctor. */
        AdminDoctorLink: {
            /** Format: uuid */
            doctor_id: string;
            doctor_name: string;
            doctor_number: string;
            /** Format: date-time */
            from: string;
            reason: string | null;
            /** Format: date-time */
            to: string | null;
        };
        /** @description A doctor whom an administrator adds. The doctor finishes the application by the mail that goes out. */
        AdminDoctorNew: {
            /** Clinic */
            clinic_name: string;
            /**
             * Email
             * Format: email
             */
            email: string;
            /** First name */
            first_name: string;
            /**
             * Internal note
             * Format: multiline
             * @description Never shown to the doctor
             */
            internal_note?: string | null;
            /**
             * Language of emails
             * @default en
             * @enum {string}
             */
            language: "en" | "ja";
            /** Last name */
            last_name: string;
            /**
             * Phone
             * Format: phone
             */
            phone?: string | null;
        };
        /** @description A commission rate of a doctor and the days it counts for. */
        AdminDoctorRate: {
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            from: string;
            /** Format: uuid */
            id: string;
            rate_bp: number;
            reason: string | null;
            set_by_name: string | null;
            /** Format: date */
            to: string | null;
        };
        /**
         * Doctor
         * @description A doctor in the administrators' lists.
         */
        AdminDoctorRow: {
            /**
             * Applied
             * Format: date-time
             */
            readonly applied_at?: string | null;
            /**
             * Approved
             * Format: date-time
             */
            readonly approved_at?: string | null;
            /** Approved by */
            readonly approved_by_name?: string | null;
            /**
             * Assigned to
             * Format: uuid
             */
            assigned_to?: string | null;
            /** Assigned to */
            readonly assigned_to_name?: string | null;
            /** Clinic */
            clinic_name: string;
            /** State or prefecture */
            clinic_prefecture?: string | null;
            /**
             * Unpaid commission
             * Format: money
             */
            readonly commission_unpaid?: number;
            /**
             * Added
             * Format: date-time
             */
            readonly created_at: string;
            /** Documents */
            readonly documents: number;
            /**
             * Duplicates
             * @description Other doctors with the same licence number, phone or email.
             */
            readonly duplicates: number;
            /**
             * Email
             * Format: email
             */
            readonly email: string;
            /** Bank details */
            readonly has_bank?: boolean;
            /** Format: uuid */
            readonly id: string;
            /**
             * Last sign-in
             * Format: date-time
             */
            readonly last_login_at?: string | null;
            /** Licence country */
            licence_country?: string | null;
            /**
             * Licence expires
             * Format: date
             */
            licence_expires_on?: string | null;
            /** Licence no. */
            licence_number?: string | null;
            /**
             * Renewal submitted
             * Format: date-time
             */
            readonly licence_renewal_sent_at?: string | null;
            /** Licence */
            licence_type?: string | null;
            /** Name */
            readonly name: string;
            /** Doctor no. */
            readonly number: string;
            /** Orders (90 days) */
            readonly orders_90d?: number;
            /** Active patients */
            readonly patients_active?: number;
            /** Patients */
            readonly patients_total?: number;
            /**
             * Rate
             * Format: basis-points
             */
            readonly rate_bp?: number | null;
            /** Recipes (90 days) */
            readonly recipes_90d?: number;
            /**
             * Refunded (90 days)
             * Format: basis-points
             * @description Share of the last 90 days' sales that was refunded.
             */
            readonly refund_rate_bp?: number | null;
            readonly revision: number;
            /**
             * Sales (90 days)
             * Format: money
             */
            readonly sales_90d?: number;
            /** Speciality */
            speciality?: string | null;
            /**
             * Status
             * @enum {string}
             */
            readonly status: "email_submitted" | "applied" | "needs_info" | "approved" | "rejected" | "suspended" | "closed" | "lapsed";
            /** Two-factor authentication */
            readonly two_factor?: boolean;
            /**
             * Updated
             * Format: date-time
             */
            readonly updated_at?: string;
            /**
             * Waiting since
             * Format: date-time
             * @description When the doctor came into the present status.
             */
            readonly waiting_since?: string | null;
        };
        /** @description The fields to change, and the revision they were read at. */
        AdminDoctorUpdate: {
            /** Format: uuid */
            assigned_to?: string | null;
            /** @enum {string} */
            catalog_access?: "open" | "closed" | "recipes_only";
            catalog_ids?: string[];
            checklist?: {
                [key: string]: boolean;
            };
            clinic_city?: string | null;
            clinic_line1?: string | null;
            clinic_line2?: string | null;
            clinic_name?: string;
            /** Format: phone */
            clinic_phone?: string | null;
            clinic_postal_code?: string | null;
            clinic_prefecture?: string | null;
            /** Format: multiline */
            disclosure_text?: string | null;
            /** Format: basis-points */
            discount_default_bp?: number;
            first_name?: string;
            first_name_kana?: string | null;
            freeze_payouts?: boolean;
            honour_recipes_when_suspended?: boolean;
            /** Format: multiline */
            internal_note?: string | null;
            invoice_registration_no?: string | null;
            job_title?: string | null;
            last_name?: string;
            last_name_kana?: string | null;
            licence_country?: string | null;
            /** Format: date */
            licence_expires_on?: string | null;
            licence_number?: string | null;
            /** @enum {string|null} */
            licence_type?: "physician" | "dentist" | "dermatologist" | "pharmacist" | "nutrition_practitioner" | "other" | null;
            /** Format: phone */
            phone?: string | null;
            /**
             * What the register says
             * Format: multiline
             */
            register_note?: string | null;
            /**
             * Register link
             * Format: uri
             */
            register_url?: string | null;
            revision: number;
            /** @enum {string|null} */
            speciality?: "general_practice" | "internal_medicine" | "dermatology" | "plastic_surgery" | "gynaecology" | "paediatrics" | "psychiatry" | "orthopaedics" | "cardiology" | "gastroenterology" | "endocrinology" | "ophthalmology" | "ent" | "urology" | "dentistry" | "sports_medicine" | "integrative_medicine" | "nutrition" | "pharmacy" | "other" | null;
            tax_id?: string | null;
            /** Format: uri */
            website?: string | null;
        };
        /** @description A stored file of a doctor. */
        AdminDocument: {
            content_type: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            filename: string;
            /** Format: uuid */
            id: string;
            purpose: string;
            size: number;
        };
        /** @description A record that a search has found. */
        AdminHit: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            resource: "doctors" | "patients" | "orders" | "shipments" | "recipes" | "settlements" | "news" | "users" | "suppliers" | "purchase-orders" | "stock-lots" | "products";
            status: string;
            subtitle: string | null;
            title: string;
        };
        /** @description An invitation of a patient, as administrators see it. */
        AdminInvitation: {
            /** Format: date-time */
            accepted_at: string | null;
            /** Format: date-time */
            bounced_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            doctor_id: string;
            doctor_name: string;
            email_masked: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            opened_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description Null when only a link was made.
             */
            sent_at: string | null;
            /** @enum {string} */
            status: "pending" | "opened" | "accepted" | "declined" | "expired" | "revoked" | "bounced";
        };
        /** @description A figure of a period, of the one before it, and day by day. */
        AdminKpi: {
            /** @description One figure per day, oldest first. */
            days: number[];
            previous: number;
            value: number;
        };
        /** @description How business goes; parts without permission are left out. Days are those of the business time zone, today last. */
        AdminKpis: {
            /** @description Applications that wait for a decision. */
            applications?: number;
            commission?: components["schemas"]["AdminKpi"];
            /** Format: date */
            from: string;
            /**
             * Format: date-time
             * @description When the oldest order that is still to be shipped was placed.
             */
            oldest_unshipped_at?: string | null;
            orders?: components["schemas"]["AdminKpi"];
            /** @enum {integer} */
            period: 7 | 30 | 90;
            sales?: components["schemas"]["AdminKpi"];
            /** Format: date */
            to: string;
        };
        AdminLogin: {
            /** @description Code of the authenticator app, or a recovery code, when the answer was SECOND_FACTOR_NEEDED. */
            code?: string;
            /** Format: email */
            email: string;
            password: string;
            /**
             * @description Keep me signed in. Never for administrators.
             * @default false
             */
            remember: boolean;
        };
        /** @description A mail to or about a person, without its text. */
        AdminMail: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            last_error: string | null;
            recipient_masked: string;
            /** Format: date-time */
            sent_at: string | null;
            /** @enum {string} */
            status: "queued" | "sent" | "failed" | "bounced";
            subject: string;
            template: string;
        };
        /** @description The signed-in administrator. */
        AdminMe: {
            /** @enum {string} */
            admin_role: "owner" | "operations" | "support" | "clinical_reviewer" | "finance" | "content" | "read_only";
            currency?: string;
            /** Format: email */
            email: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            locale: "en" | "ja";
            name: string;
            permissions: string[];
            phone?: string | null;
            /** @description Unused recovery codes; null without a second factor. */
            recovery_codes_left: number | null;
            /** @description Business days within which an application is decided. */
            review_sla_days: number;
            /** @constant */
            role: "ADMIN";
            /** @description Whether the role needs a second factor that is not set up; nothing else is answered before. */
            second_factor_missing: boolean;
            time_zone?: string;
            two_factor: boolean;
        };
        /** @description A note that only administrators see. */
        AdminNote: {
            author_name: string;
            /** Format: date-time */
            created_at: string;
            id: string;
            text: string;
        };
        /**
         * Patient
         * @description What administrators know of a patient. Addresses of mail and phone are masked; health data are left out without the permission.
         */
        AdminPatient: {
            /** Allergies */
            readonly allergies?: string[];
            /** @description States that an administrator may move this patient to. */
            readonly allowed: string[];
            /** @description The signed-in administrator asked for it, so another one must confirm. */
            readonly anonymise_mine: boolean;
            readonly anonymise_reason?: string | null;
            /**
             * Anonymisation requested
             * Format: date-time
             */
            readonly anonymise_requested_at: string | null;
            readonly anonymise_requested_by_name?: string | null;
            /**
             * Date of birth
             * Format: date
             */
            birth_date?: string | null;
            /**
             * Catalog access
             * @enum {string|null}
             */
            readonly catalog_access?: "open" | "closed" | "recipes_only" | null;
            /** Conditions */
            readonly conditions?: string[];
            /**
             * Added
             * Format: date-time
             */
            readonly created_at: string;
            /**
             * Deletion requested
             * Format: date-time
             */
            readonly deletion_asked_at: string | null;
            readonly deletion_reason?: string | null;
            /**
             * Discount
             * Format: basis-points
             */
            readonly discount_bp?: number;
            /** Status */
            readonly display_status: components["schemas"]["PatientDisplayStatus"];
            /**
             * Doctor
             * Format: uuid
             */
            readonly doctor_id: string;
            /** Doctor's name */
            readonly doctor_name: string;
            /**
             * Email
             * @description Reveal one at a time. Each view is recorded.
             */
            readonly email_masked: string | null;
            /** First name */
            first_name: string;
            /**
             * First-order discount
             * Format: basis-points
             */
            readonly first_order_discount_bp?: number;
            /** Has an account */
            readonly has_account: boolean;
            readonly has_email: boolean;
            readonly has_phone: boolean;
            /** Format: uuid */
            readonly id: string;
            /**
             * Invitation
             * @enum {string|null}
             */
            readonly invitation_state: "pending" | "opened" | "accepted" | "declined" | "expired" | "revoked" | "bounced" | null;
            /**
             * Invited
             * Format: date-time
             */
            readonly invited_at: string | null;
            /** Name (kana) */
            kana: string | null;
            /**
             * Language
             * @enum {string}
             */
            language?: "en" | "ja";
            /** Last name */
            last_name: string;
            /**
             * Last order
             * Format: date-time
             */
            readonly last_order_at: string | null;
            /**
             * Lifetime sales
             * Format: money
             */
            readonly lifetime_sales: number;
            /** Message to the clinic */
            readonly link_message?: string | null;
            /** Medicines */
            readonly medications?: string[];
            /** Name */
            readonly name: string;
            /** Patient no. */
            readonly number: string;
            /** @description An invitation can be accepted now. */
            readonly open_invitation: boolean;
            /**
             * Open problems
             * @description Orders that need attention
             */
            readonly open_problems: number;
            /** Orders */
            readonly orders_count: number;
            /** Phone */
            readonly phone_masked: string | null;
            /**
             * Pregnancy
             * @enum {string}
             */
            readonly pregnancy?: "no" | "yes" | "breastfeeding" | "unknown";
            /**
             * Signed up
             * Format: date-time
             */
            readonly registered_at: string | null;
            readonly revision: number;
            readonly sends_left_today: number;
            /**
             * Sex
             * @enum {string}
             */
            sex?: "female" | "male" | "other" | "unknown";
            /** @enum {string} */
            readonly status: "registered_by_doctor" | "link_requested" | "invited" | "active" | "archived" | "suspended" | "declined" | "anonymised";
            /** Status reason */
            readonly status_reason?: string | null;
            /**
             * Updated
             * Format: date-time
             */
            readonly updated_at: string;
        };
        /**
         * Patient
         * @description A patient in the administrators' list.
         */
        AdminPatientRow: {
            /**
             * Added
             * Format: date-time
             */
            readonly created_at: string;
            /** Status */
            readonly display_status: components["schemas"]["PatientDisplayStatus"];
            /**
             * Doctor
             * Format: uuid
             */
            readonly doctor_id: string;
            /** Doctor's name */
            readonly doctor_name: string;
            /**
             * Email
             * @description Reveal one at a time. Each view is recorded.
             */
            readonly email_masked: string | null;
            /** Format: uuid */
            readonly id: string;
            /**
             * Invitation
             * @enum {string|null}
             */
            readonly invitation_state: "pending" | "opened" | "accepted" | "declined" | "expired" | "revoked" | "bounced" | null;
            /**
             * Invited
             * Format: date-time
             */
            readonly invited_at: string | null;
            /** Name (kana) */
            readonly kana: string | null;
            /**
             * Last order
             * Format: date-time
             */
            readonly last_order_at: string | null;
            /**
             * Lifetime sales
             * Format: money
             */
            readonly lifetime_sales: number;
            /** Name */
            readonly name: string;
            /** Patient no. */
            readonly number: string;
            /**
             * Open problems
             * @description Orders that need attention
             */
            readonly open_problems: number;
            /** Orders */
            readonly orders_count: number;
            /**
             * Signed up
             * Format: date-time
             */
            readonly registered_at: string | null;
            readonly revision: number;
            /** @enum {string} */
            readonly status: "registered_by_doctor" | "link_requested" | "invited" | "active" | "archived" | "suspended" | "declined" | "anonymised";
            /**
             * Updated
             * Format: date-time
             */
            readonly updated_at: string;
        };
        /** @description The fields to change, and the revision they were read at. */
        AdminPatientUpdate: {
            /**
             * Date of birth
             * Format: date
             */
            birth_date?: string | null;
            /** First name */
            first_name?: string;
            /** Name (kana) */
            kana?: string | null;
            /**
             * Language
             * @enum {string}
             */
            language?: "en" | "ja";
            /** Last name */
            last_name?: string;
            revision: number;
            /**
             * Sex
             * @enum {string}
             */
            sex?: "female" | "male" | "other" | "unknown";
        };
        /** @description How an administrator has arranged the console (columns, saved queries, density). Follows the account, not the browser. */
        AdminPreferences: {
            /** @description By key. When written, null removes a key; the others stay. */
            values: {
                [key: string]: unknown;
            };
        };
        /** @description New prices for all packs of some products, by a share or an amount. With `dry_run` nothing is written. */
        AdminPriceChange: {
            /**
             * Change by
             * @enum {string}
             */
            by: "percent" | "amount";
            dry_run: boolean;
            /**
             * Prices end in
             * @description Minor units that each new price ends in: 99 makes 12.30 into 12.99.
             */
            ending?: number | null;
            /** @description The prices before the change that the preview showed, row by row: a pack whose price has changed since is refused. */
            expected?: number[];
            ids: string[];
            /**
             * Change
             * @description Basis points, or minor units of the currency; negative lowers the price.
             */
            value: number;
        };
        /** @description What became, or would become, of the price of one pack. */
        AdminPriceChanged: {
            /** Format: money */
            after: number;
            /** Format: money */
            before: number;
            /** Format: uuid */
            id: string;
            message: string | null;
            ok: boolean;
            product: string;
            /** Format: uuid */
            product_id: string;
            sku: string;
            variant_title: string;
        };
        /**
         * Product
         * @description A product with everything an operator edits, and the packs it is sold in.
         */
        AdminProduct: {
            /** @description What this administrator may do now. */
            actions: ("edit" | "edit_packs" | "activate" | "discontinue" | "make_draft" | "duplicate" | "delete")[];
            /**
             * Allergens
             * @description Separated by commas. Doctors are warned when a patient has such an allergy.
             */
            allergens: string[];
            /**
             * Availability
             * @enum {string}
             */
            availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
            /** Brand */
            brand: string;
            /** Category */
            category: string;
            /** Certifications */
            certifications: string[];
            /**
             * Commission
             * Format: basis-points
             * @description Instead of the doctor’s rate. Leave empty to use that.
             */
            commission_override_bp: number | null;
            /**
             * Concerns
             * @description Separated by commas. Patients filter by them.
             */
            concerns: string[];
            /**
             * Added
             * Format: date-time
             */
            readonly created_at: string;
            currency: string;
            /**
             * Description
             * Format: markdown
             * @description Markdown: **bold**, lists, headings.
             */
            description: string;
            readonly description_html: string;
            /**
             * Form
             * @description What it is made as: capsule, powder, cream. The drawn picture follows it.
             */
            form: string;
            /**
             * Handle
             * @description Short name for import and integrations: letters and digits joined by hyphens. Without one it is made of the title.
             */
            handle: string;
            /**
             * Heat-sensitive
             * @description Shown on the pick list
             */
            heat_sensitive: boolean;
            /** @description A connected shop keeps it; only what Officina adds can be changed here. */
            hosted: boolean;
            /** Format: uuid */
            readonly id: string;
            images: {
                alt: string;
                url: string;
            }[];
            /**
             * Ingredients
             * @description Amounts in one serving
             */
            ingredients: {
                /** Amount */
                amount: number;
                /** @description What counts as the same ingredient in totals. */
                readonly code?: string;
                /** Ingredient */
                name: string;
                /** % of reference intake */
                percent_ref?: number | null;
                /** Unit */
                unit: string;
            }[];
            /**
             * How to use
             * Format: multiline
             * @description The words of the label
             */
            label_directions: string;
            /** Dosage on the label */
            label_dosage: components["schemas"]["LabelDosage"] | null;
            /**
             * Price
             * Format: money
             */
            readonly price?: number;
            /**
             * Recipe only
             * @description Patients need a recipe to buy it
             */
            recipe_only: boolean;
            /** Active recipes */
            readonly recipes: number;
            /** Format: date-time */
            removed_at: string | null;
            /**
             * Back in stock on
             * Format: date
             */
            restock_on: string | null;
            readonly revision: number;
            shopify_product_id: string;
            /**
             * Status
             * @enum {string}
             */
            readonly status: "draft" | "active" | "discontinued";
            /** Reason */
            readonly status_reason: string | null;
            /** In stock */
            readonly stock?: number | null;
            successor: components["schemas"]["ProductSuccessor"];
            /**
             * Successor
             * Format: uuid
             */
            readonly successor_id: string | null;
            /**
             * Tax class
             * @description Empty: reduced rate for what is taken by mouth, else the standard rate.
             * @enum {string|null}
             */
            tax_class: "standard" | "reduced" | "zero" | null;
            /** Title */
            title: string;
            /**
             * Updated
             * Format: date-time
             */
            readonly updated_at: string;
            /**
             * Use
             * @enum {string}
             */
            usage_kind: "oral" | "topical" | "device" | "other";
            variants: components["schemas"]["AdminVariant"][];
            /**
             * Warnings
             * Format: multiline
             */
            warnings: string;
        };
        /** @description Some products, and their new category. */
        AdminProductBulk: {
            /** Category */
            category: string;
            ids: string[];
        };
        /** @description The end of sale. Doctors with the product on recipes are offered the successor in its place. */
        AdminProductDiscontinue: {
            /**
             * Reason
             * @description Doctors and patients see it.
             */
            reason?: string | null;
            revision: number;
            /**
             * Successor
             * Format: uuid
             */
            successor_id?: string | null;
        };
        /** @description A product begins as a draft; packs are added to it, then it is activated. */
        AdminProductNew: {
            /**
             * Allergens
             * @description Separated by commas. Doctors are warned when a patient has such an allergy.
             */
            allergens?: string[];
            /** Brand */
            brand: string;
            /** Category */
            category: string;
            /** Certifications */
            certifications?: string[];
            /**
             * Commission
             * Format: basis-points
             * @description Instead of the doctor’s rate. Leave empty to use that.
             */
            commission_override_bp?: number | null;
            /**
             * Concerns
             * @description Separated by commas. Patients filter by them.
             */
            concerns?: string[];
            /**
             * Description
             * Format: markdown
             * @description Markdown: **bold**, lists, headings.
             */
            description?: string;
            /**
             * Form
             * @description What it is made as: capsule, powder, cream. The drawn picture follows it.
             */
            form: string;
            /**
             * Handle
             * @description Short name for import and integrations: letters and digits joined by hyphens. Without one it is made of the title.
             */
            handle?: string;
            /**
             * Heat-sensitive
             * @description Shown on the pick list
             */
            heat_sensitive?: boolean;
            /**
             * Ingredients
             * @description Amounts in one serving
             */
            ingredients?: {
                /** Amount */
                amount: number;
                /** @description What counts as the same ingredient in totals. */
                readonly code?: string;
                /** Ingredient */
                name: string;
                /** % of reference intake */
                percent_ref?: number | null;
                /** Unit */
                unit: string;
            }[];
            /**
             * How to use
             * Format: multiline
             * @description The words of the label
             */
            label_directions?: string;
            /** Dosage on the label */
            label_dosage?: components["schemas"]["LabelDosage"] | null;
            /**
             * Recipe only
             * @description Patients need a recipe to buy it
             */
            recipe_only?: boolean;
            /**
             * Tax class
             * @description Empty: reduced rate for what is taken by mouth, else the standard rate.
             * @enum {string|null}
             */
            tax_class?: "standard" | "reduced" | "zero" | null;
            /** Title */
            title: string;
            /**
             * Use
             * @enum {string}
             */
            usage_kind: "oral" | "topical" | "device" | "other";
            /**
             * Warnings
             * Format: multiline
             */
            warnings?: string;
        };
        /** @description New prices of some packs of a product. */
        AdminProductPrices: {
            prices: {
                /**
                 * Price
                 * Format: money
                 */
                price: number;
                /** Format: uuid */
                variant_id: string;
            }[];
            revision: number;
        };
        /** @description A product in the console's list. */
        AdminProductRow: {
            /**
             * Availability
             * @enum {string}
             */
            availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
            /** Brand */
            brand: string;
            /** Category */
            category: string;
            /**
             * Compare-at price
             * Format: money
             */
            compare_at_price: number | null;
            currency: string;
            /** Form */
            form: string;
            handle: string;
            /** Format: uuid */
            id: string;
            image: string | null;
            /** @description What the label directs; null where it is not known. */
            label_dosage: components["schemas"]["LabelDosage"] | null;
            /**
             * Low
             * @description Some pack is below its threshold.
             */
            low: boolean;
            /** @description The packs with their prices, in their order. */
            packs: {
                /** Format: uuid */
                id: string;
                /** Format: money */
                price: number;
                title: string;
            }[];
            /**
             * Price
             * Format: money
             */
            price: number;
            /** Recipe only */
            recipe_only: boolean;
            /** Active recipes */
            recipes: number;
            /**
             * Back in stock on
             * Format: date
             */
            restock_on: string | null;
            revision: number;
            shopify_product_id: string;
            /**
             * SKU
             * @description Of the first pack.
             */
            sku: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "draft" | "active" | "discontinued";
            /**
             * In stock
             * @description Units that nobody has ordered yet, of all packs; null where they are not counted.
             */
            stock: number | null;
            /** Title */
            title: string;
            unit: string;
            units_per_pack: number;
            /**
             * Updated
             * Format: date-time
             */
            updated_at: string;
            /**
             * Use
             * @enum {string}
             */
            usage_kind: "oral" | "topical" | "device" | "other";
            /** Format: uuid */
            variant_id: string | null;
            /** First pack */
            variant_title: string;
            /** Packs */
            variants_count: number;
        };
        /** @description The fields to change, and the revision they were read at. */
        AdminProductUpdate: {
            /**
             * Allergens
             * @description Separated by commas. Doctors are warned when a patient has such an allergy.
             */
            allergens?: string[];
            /** Brand */
            brand?: string;
            /** Category */
            category?: string;
            /** Certifications */
            certifications?: string[];
            /**
             * Commission
             * Format: basis-points
             * @description Instead of the doctor’s rate. Leave empty to use that.
             */
            commission_override_bp?: number | null;
            /**
             * Concerns
             * @description Separated by commas. Patients filter by them.
             */
            concerns?: string[];
            /**
             * Description
             * Format: markdown
             * @description Markdown: **bold**, lists, headings.
             */
            description?: string;
            /**
             * Form
             * @description What it is made as: capsule, powder, cream. The drawn picture follows it.
             */
            form?: string;
            /**
             * Handle
             * @description Short name for import and integrations: letters and digits joined by hyphens. Without one it is made of the title.
             */
            handle?: string;
            /**
             * Heat-sensitive
             * @description Shown on the pick list
             */
            heat_sensitive?: boolean;
            /**
             * Ingredients
             * @description Amounts in one serving
             */
            ingredients?: {
                /** Amount */
                amount: number;
                /** @description What counts as the same ingredient in totals. */
                readonly code?: string;
                /** Ingredient */
                name: string;
                /** % of reference intake */
                percent_ref?: number | null;
                /** Unit */
                unit: string;
            }[];
            /**
             * How to use
             * Format: multiline
             * @description The words of the label
             */
            label_directions?: string;
            /** Dosage on the label */
            label_dosage?: components["schemas"]["LabelDosage"] | null;
            /**
             * Recipe only
             * @description Patients need a recipe to buy it
             */
            recipe_only?: boolean;
            revision: number;
            /**
             * Tax class
             * @description Empty: reduced rate for what is taken by mouth, else the standard rate.
             * @enum {string|null}
             */
            tax_class?: "standard" | "reduced" | "zero" | null;
            /** Title */
            title?: string;
            /**
             * Use
             * @enum {string}
             */
            usage_kind?: "oral" | "topical" | "device" | "other";
            /**
             * Warnings
             * Format: multiline
             */
            warnings?: string;
        };
        /** @description What waits for the administration, as far as the administrator may see it. */
        AdminQueue: {
            /**
             * Format: money
             * @description What it comes to.
             */
            amount?: number;
            count: number;
            /** @enum {string} */
            kind: "to_ship" | "to_pick" | "to_hand_over" | "delivery_problems" | "backorders" | "applications" | "deletions" | "awaiting_payment" | "refunds_due" | "refunds_to_confirm" | "statements_to_approve" | "statements_to_pay" | "disputes" | "news_drafts" | "news_scheduled";
            /**
             * Format: date-time
             * @description Since when the oldest waits; of scheduled news when the next is published.
             */
            oldest_at: string | null;
        };
        AdminQueues: {
            /** @description Orders of today by the hour in the business time zone, and those of the day before; without permission empty. */
            hours: {
                hour: number;
                placed: number;
                placed_before: number;
            }[];
            queues: components["schemas"]["AdminQueue"][];
        };
        /** @description The revision that was read, and why at length. */
        AdminReasoned: {
            reason: string;
            revision: number;
        };
        /**
         * Recipe
         * @description A recipe for administrators. They never change what is in it; the clinical act stays with the doctor.
         */
        AdminRecipe: {
            /**
             * Ended
             * Format: date-time
             */
            ended_at: string | null;
            /**
             * First order
             * Format: date-time
             */
            first_ordered_at: string | null;
            /**
             * Last order
             * Format: date-time
             */
            last_ordered_at: string | null;
            /**
             * Starts
             * Format: date
             */
            starts_on: string | null;
            /**
             * Opened by the patient
             * Format: date-time
             */
            viewed_at: string | null;
        } & (components["schemas"]["AdminRecipeRow"] & {
            /** @description What this administrator may do now. */
            actions: ("hold" | "resume" | "void" | "make_template")[];
            /** @description What doctor and patient read; null without `phi.read`. Each reading is in the history. */
            content: components["schemas"]["AdminRecipeContent"] | null;
            end_reason_code: string | null;
            /** @description Newest first; reasons need `phi.read`. */
            events: components["schemas"]["RecipeEvent"][];
            /** @description What was sent about this version; addresses are masked. */
            mails: {
                /** Format: date-time */
                created_at: string;
                /** Format: uuid */
                id: string;
                recipient: string;
                status: string;
                template: string;
                /** @enum {string} */
                to: "doctor" | "patient";
            }[];
            /** @description Newest first, at most 100; empty without `order.read`. */
            orders: {
                currency: string;
                fulfilment_state: string;
                /** Format: uuid */
                id: string;
                number: string;
                payment_state: string;
                /** Format: date-time */
                placed_at: string;
                /** Format: money */
                total: number;
            }[];
            /** Format: uuid */
            series_id: string;
            /** Format: uuid */
            superseded_by: string | null;
            valid_days: number;
            versions: {
                /** Format: uuid */
                id: string;
                /** Format: date-time */
                issued_at: string | null;
                status: string;
                version: number;
            }[];
        });
        /** @description What is written on a recipe. It is health data. */
        AdminRecipeContent: {
            attachments: components["schemas"]["RecipeAttachment"][];
            disclosure: string;
            end_reason_text: string | null;
            hold_reason: string | null;
            internal_note: string;
            lines: components["schemas"]["RecipeLine"][];
            /** Format: markdown */
            message: string;
            title: string;
            warnings_overridden: {
                code: string;
                line: number;
                reason: string;
            }[];
        };
        /** @description An issued recipe of any practice, as administrators list it. Whose it is by name needs `phi.read`. */
        AdminRecipeRow: {
            /** Currency */
            currency: string;
            /**
             * Doctor
             * Format: uuid
             */
            doctor_id: string;
            /** Doctor's name */
            doctor_name: string;
            /**
             * Valid until
             * Format: date
             */
            expires_on: string | null;
            /** Flags */
            flags: ("warning_overridden" | "discontinued_product" | "held_by_platform")[];
            /**
             * Held by
             * @enum {string|null}
             */
            held_by: "doctor" | "admin" | null;
            /** Format: uuid */
            id: string;
            /**
             * Issued
             * Format: date-time
             */
            issued_at: string;
            /** Course name */
            label: string;
            /** Products */
            lines_count: number;
            /**
             * Required
             * @description Products that are not optional.
             */
            needed_count: number;
            /** Number */
            number: string;
            /**
             * Ordered
             * @description Required products ordered at least once.
             */
            ordered_count: number;
            /**
             * Patient
             * Format: uuid
             */
            patient_id: string;
            /** Patient's name */
            patient_name?: string;
            /** Patient number */
            patient_number: string;
            revision: number;
            /**
             * Sales
             * Format: money
             * @description Orders from this recipe, after refunds.
             */
            sales: number;
            /**
             * Template
             * Format: uuid
             */
            source_template_id?: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired" | "entered_in_error";
            /**
             * Updated
             * Format: date-time
             */
            updated_at: string;
            /** Version */
            version: number;
        };
        /** @description Who is invited, by whom and as what. */
        AdminRegistration: {
            /** @enum {string} */
            admin_role: "owner" | "operations" | "support" | "clinical_reviewer" | "finance" | "content" | "read_only";
            /** Format: email */
            email: string;
            /** @description Name of the administrator who sent the invitation; null for the first one. */
            invited_by: string | null;
            name: string;
        };
        AdminRegistrationRequest: {
            name: string;
            /** Format: password */
            password: string;
            /** Format: password */
            password_confirmation: string;
            /** Format: phone */
            phone?: string | null;
            token: string;
        };
        /**
         * Recipe template
         * @description A version of a template with its lines. A published version is never changed; editing makes the next one.
         */
        AdminTemplate: {
            /** Evidence */
            evidence_note: string;
            /** Course name */
            label: string;
            /**
             * Message to the patient
             * Format: markdown
             */
            message: string;
            /**
             * Published
             * Format: date-time
             */
            published_at: string | null;
            /**
             * Retired
             * Format: date-time
             */
            retired_at: string | null;
            /** Recipe validity (days) */
            valid_days: number;
        } & (components["schemas"]["AdminTemplateRow"] & {
            /** @description What this administrator may do now. */
            actions: ("edit" | "duplicate" | "publish" | "retire" | "delete")[];
            /** Doctors */
            audience_doctors: {
                /** Format: uuid */
                id: string;
                name: string;
                number: string;
            }[];
            /** Specialities */
            audience_specialities: components["schemas"]["Speciality"][];
            /** Format: uuid */
            catalog_id: string | null;
            lines: components["schemas"]["RecipeLine"][];
            /** Links */
            links: {
                title: string;
                /** Format: uri */
                url: string;
            }[];
            /** @description Doctors who are notified by email when it is published or retired: those who used it in the last year. */
            mailed_doctors: number;
            /** @description Doctors who have issued recipes from it, most first, at most 100. */
            usage: {
                /** Format: uuid */
                doctor_id: string;
                doctor_name: string;
                /** Format: date-time */
                last_issued_at: string;
                recipes_count: number;
            }[];
            versions: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                status: "draft" | "published" | "retired";
                /** Format: date-time */
                updated_at: string;
                version: number;
            }[];
        });
        /** @description A line in short. */
        AdminTemplateDose: {
            days_supply: number | null;
            dosage: string;
            product: string;
            variant_title: string;
        };
        /** @description Changes of a draft. `lines` replaces all lines, in their order. */
        AdminTemplatePatch: {
            /** @enum {string} */
            audience?: "all" | "specialities" | "doctors";
            audience_doctor_ids?: string[];
            audience_specialities?: components["schemas"]["Speciality"][];
            /** Format: uuid */
            catalog_id?: string | null;
            evidence_note?: string;
            goal?: string;
            label?: string;
            lines?: components["schemas"]["RecipeLineInput"][];
            /** Links */
            links?: {
                title: string;
                /** Format: uri */
                url: string;
            }[];
            message?: string;
            /** Format: date */
            review_on?: string | null;
            /** @description The revision that was read. */
            revision: number;
            title?: string;
            valid_days?: number;
        };
        /** @description One pack in place of another in many templates. Published versions stay; their next version carries the change. A different product begins with the dosage of its own label. */
        AdminTemplateReplace: {
            /** @description Says what would happen and changes nothing. */
            dry_run: boolean;
            /** Format: uuid */
            from_variant_id: string;
            /** @description Publish the changed versions at once; false unless given. */
            publish?: boolean;
            /** @description All that hold it unless given. */
            template_ids?: string[];
            /** Format: uuid */
            to_variant_id: string;
        };
        /** @description What replacing does to one template. */
        AdminTemplateReplaced: {
            after: components["schemas"]["AdminTemplateDose"][];
            before: components["schemas"]["AdminTemplateDose"][];
            /**
             * Format: uuid
             * @description The version that carries the change.
             */
            draft_id: string | null;
            /** @description Why it was refused. */
            message: string | null;
            /** @enum {string} */
            outcome: "draft_changed" | "new_draft" | "published" | "refused";
            /** @enum {string} */
            status: "draft" | "published";
            /** Format: uuid */
            template_id: string;
            title: string;
            version: number;
        };
        /** @description A version of a recipe template that is not replaced by a newer one. */
        AdminTemplateRow: {
            /**
             * Audience
             * @enum {string}
             */
            audience: "all" | "specialities" | "doctors";
            /**
             * Doctors
             * @description Doctors who have issued a recipe from any version of it.
             */
            doctors_count: number;
            /** Goal */
            goal: string;
            /** Format: uuid */
            id: string;
            /** Products */
            lines_count: number;
            /**
             * Recipes
             * @description Recipes issued from any version of it.
             */
            recipes_count: number;
            /**
             * Review due
             * Format: date
             */
            review_on: string | null;
            revision: number;
            /** Format: uuid */
            series_id: string;
            /**
             * Status
             * @enum {string}
             */
            status: "draft" | "published" | "retired";
            /** Name */
            title: string;
            /** Unavailable */
            unavailable_count: number;
            /**
             * Updated
             * Format: date-time
             */
            updated_at: string;
            /** Updated by */
            updated_by: string | null;
            /** Version */
            version: number;
        };
        /** @description How a new draft begins. `edit` opens the next version of a published or retired one, `copy` a template of its own, `template` takes what an issued recipe holds without anything about its patient. */
        AdminTemplateStart: {
            /**
             * Format: uuid
             * @description Where products are looked for first.
             */
            catalog_id?: string;
            /** @enum {string} */
            mode: "create" | "edit" | "copy" | "template";
            /**
             * Format: uuid
             * @description The template, or for `template` the recipe, to begin from.
             */
            recipe?: string;
            /** @description Its name; needed for `create` and `template`. */
            title?: string;
        };
        /**
         * Administrator
         * @description An administrator's account.
         */
        AdminUser: {
            /** @description What the caller may do now. */
            actions: ("change_role" | "disable" | "enable" | "resend" | "revoke" | "end_sessions" | "reset_second_factor")[];
            /**
             * Role
             * @enum {string}
             */
            admin_role: "owner" | "operations" | "support" | "clinical_reviewer" | "finance" | "content" | "read_only";
            /**
             * Created
             * Format: date-time
             */
            created_at: string;
            /**
             * Email
             * Format: email
             */
            email: string;
            /** Format: uuid */
            id: string;
            /** Invited by */
            invited_by_name: string | null;
            /** @description Whether it is the account of the caller. */
            is_self: boolean;
            /**
             * Last sign-in
             * Format: date-time
             */
            last_login_at: string | null;
            /**
             * Invitation valid until
             * Format: date-time
             */
            link_expires_at: string | null;
            /** Name */
            name: string;
            /**
             * Phone
             * Format: phone
             */
            phone: string | null;
            revision: number;
            /** Open sessions */
            session_count: number;
            /**
             * Status
             * @enum {string}
             */
            status: "invited" | "active" | "disabled";
            /** Two-factor authentication */
            two_factor: boolean;
            /**
             * Updated
             * Format: date-time
             */
            updated_at: string;
        };
        /** @description A new administrator; the link that sets up the account works for 24 hours. */
        AdminUserInvite: {
            /**
             * Role
             * @enum {string}
             */
            admin_role: "owner" | "operations" | "support" | "clinical_reviewer" | "finance" | "content" | "read_only";
            /**
             * Email
             * Format: email
             */
            email: string;
        };
        AdminUserRole: {
            /** @enum {string} */
            admin_role: "owner" | "operations" | "support" | "clinical_reviewer" | "finance" | "content" | "read_only";
            reason: string;
            revision: number;
        };
        /** @description A pack as the operator sees it. */
        AdminVariant: {
            /**
             * Availability
             * @enum {string}
             */
            availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
            /** @description Can be sold now. */
            available: boolean;
            /**
             * Can be ordered while out of stock
             * @description From the restock date on; the line waits until then
             */
            backorder_allowed: boolean;
            /**
             * Barcode
             * @description EAN, UPC or GTIN
             */
            barcode: string | null;
            /**
             * Compare-at price
             * Format: money
             * @description Shown crossed out beside the price
             */
            compare_at_price: number | null;
            /**
             * Cost
             * Format: money
             */
            cost?: number | null;
            /** Format: uuid */
            id: string;
            /** Low below */
            low_threshold: number | null;
            /** Maximum per order */
            max_per_order: number | null;
            /** On hand */
            on_hand: number | null;
            position: number;
            /**
             * Price
             * Format: money
             */
            price: number;
            /** @description Null when the shop does not count. */
            quantity_available: number | null;
            /** @description No order, recipe or cart refers to it. */
            removable: boolean;
            /** Reserved */
            reserved: number | null;
            /**
             * Back in stock on
             * Format: date
             */
            restock_on: string | null;
            /** Servings per pack */
            servings_per_pack: number | null;
            shopify_variant_id: string;
            /**
             * SKU
             * @description Up to 60 characters; it cannot begin with =, +, - or @.
             */
            sku: string;
            /**
             * Title
             * @description As shown to patients
             */
            title: string;
            /**
             * Unit
             * @enum {string}
             */
            unit: "capsule" | "tablet" | "softgel" | "scoop" | "sachet" | "ml" | "drop" | "spray" | "g" | "mg" | "pump" | "pea" | "fingertip_unit" | "application" | "pad" | "mask" | "other";
            /** Units per pack */
            units_per_pack: number;
            /** Weight (g) */
            weight_g: number;
        };
        /** @description A new pack of a product, at the end of its packs. `cost` needs `product.cost`. */
        AdminVariantNew: {
            /**
             * Can be ordered while out of stock
             * @description From the restock date on; the line waits until then
             */
            backorder_allowed?: boolean;
            /**
             * Barcode
             * @description EAN, UPC or GTIN
             */
            barcode?: string | null;
            /**
             * Compare-at price
             * Format: money
             * @description Shown crossed out beside the price
             */
            compare_at_price?: number | null;
            /**
             * Cost
             * Format: money
             */
            cost?: number | null;
            /** Low below */
            low_threshold?: number | null;
            /** Maximum per order */
            max_per_order?: number | null;
            /**
             * Price
             * Format: money
             */
            price: number;
            /**
             * Back in stock on
             * Format: date
             */
            restock_on?: string | null;
            revision: number;
            /** Servings per pack */
            servings_per_pack?: number | null;
            /**
             * SKU
             * @description Up to 60 characters; it cannot begin with =, +, - or @.
             */
            sku: string;
            /**
             * Title
             * @description As shown to patients
             */
            title: string;
            /**
             * Unit
             * @enum {string}
             */
            unit: "capsule" | "tablet" | "softgel" | "scoop" | "sachet" | "ml" | "drop" | "spray" | "g" | "mg" | "pump" | "pea" | "fingertip_unit" | "application" | "pad" | "mask" | "other";
            /** Units per pack */
            units_per_pack: number;
            /** Weight (g) */
            weight_g?: number;
        };
        /** @description The fields to change, and the revision of the product they were read at. `cost` needs `product.cost`. */
        AdminVariantUpdate: {
            /**
             * Can be ordered while out of stock
             * @description From the restock date on; the line waits until then
             */
            backorder_allowed?: boolean;
            /**
             * Barcode
             * @description EAN, UPC or GTIN
             */
            barcode?: string | null;
            /**
             * Compare-at price
             * Format: money
             * @description Shown crossed out beside the price
             */
            compare_at_price?: number | null;
            /**
             * Cost
             * Format: money
             */
            cost?: number | null;
            /** Low below */
            low_threshold?: number | null;
            /** Maximum per order */
            max_per_order?: number | null;
            /**
             * Price
             * Format: money
             */
            price?: number;
            /**
             * Back in stock on
             * Format: date
             */
            restock_on?: string | null;
            revision: number;
            /** Servings per pack */
            servings_per_pack?: number | null;
            /**
             * SKU
             * @description Up to 60 characters; it cannot begin with =, +, - or @.
             */
            sku?: string;
            /**
             * Title
             * @description As shown to patients
             */
            title?: string;
            /**
             * Unit
             * @enum {string}
             */
            unit?: "capsule" | "tablet" | "softgel" | "scoop" | "sachet" | "ml" | "drop" | "spray" | "g" | "mg" | "pump" | "pea" | "fingertip_unit" | "application" | "pad" | "mask" | "other";
            /** Units per pack */
            units_per_pack?: number;
            /** Weight (g) */
            weight_g?: number;
        };
        /** @description Corrections of submitted answers and why. The old ones are kept. */
        AnswerAmend: {
            /** Reason */
            reason: string;
            /** @description The revision that was read. */
            revision: number;
            values: components["schemas"]["AnswerValues"];
        };
        /** @description Something in the answers that a doctor must know before writing a recipe. */
        AnswerFlag: {
            code: string;
            /** @description The question and the answer in the language of the request. */
            label: string;
        };
        /** @description Photos for one question; JPG or PNG up to 10 MB each. */
        AnswerPhotosNew: {
            photos: string[];
            question_id: string;
        };
        /** @description Changed answers; null takes one away. Photos go their own way. */
        AnswerSave: {
            /** @description The revision that was read. */
            revision: number;
            values: components["schemas"]["AnswerValues"];
        };
        /** @description Points of a section of a questionnaire. */
        AnswerScore: {
            max: number | null;
            score: number;
            section: string;
            title: string;
        };
        /** @description Answers of a patient with the questions, as their doctor sees them. */
        AnswerSet: {
            /** @description States the doctor may take it to. */
            allowed: components["schemas"]["AnswerStatus"][];
            amendments: {
                /** Format: date-time */
                at: string;
                /** @description Name. */
                by: string;
                /** @description The value after. */
                new: unknown;
                /** @description The value before; null when there was none. */
                old: unknown;
                question_id: string;
                reason: string;
            }[];
            /** @description What the doctor put beside the patient's own words, by question. */
            corrections: {
                [key: string]: string;
            };
            /** Format: date */
            due_on: string | null;
            /** @enum {string|null} */
            filled_by: "patient" | "doctor" | null;
            flags: components["schemas"]["AnswerFlag"][];
            /** Format: uuid */
            id: string;
            message: string | null;
            photos: components["schemas"]["Photo"][];
            /** @description The answers before these to the same questionnaire. */
            previous: {
                /** Format: date-time */
                submitted_at: string;
                values: components["schemas"]["AnswerValues"];
            } | null;
            questionnaire: components["schemas"]["QuestionnaireForm"];
            /** Format: date-time */
            reminded_at: string | null;
            revision: number;
            scores: components["schemas"]["AnswerScore"][];
            /** Format: date-time */
            sent_at: string;
            status: components["schemas"]["AnswerStatus"];
            status_reason: string | null;
            /** Format: date-time */
            submitted_at: string | null;
            /** Format: date-time */
            updated_at: string;
            values: components["schemas"]["AnswerValues"];
        };
        /** @description A questionnaire for a patient, by mail or to be filled in together now. */
        AnswerSetNew: {
            /**
             * Due on
             * Format: date
             * @description Today or later.
             */
            due_on?: string | null;
            /** @description The doctor fills it in with the patient; no email is sent. */
            fill_in_now?: boolean;
            /** Message */
            message?: string | null;
            /**
             * Questionnaire
             * Format: uuid
             */
            questionnaire_id: string;
        };
        /** @description A questionnaire that was sent to a patient, with what came of it. */
        AnswerSetRow: {
            /** Format: date */
            due_on: string | null;
            /** @enum {string|null} */
            filled_by: "patient" | "doctor" | null;
            flags: components["schemas"]["AnswerFlag"][];
            /** Format: uuid */
            id: string;
            key: string;
            /** Format: uuid */
            questionnaire_id: string;
            /** Format: date-time */
            reminded_at: string | null;
            revision: number;
            scores: components["schemas"]["AnswerScore"][];
            /** Format: date-time */
            sent_at: string;
            status: components["schemas"]["AnswerStatus"];
            status_reason: string | null;
            /** Format: date-time */
            submitted_at: string | null;
            title: string;
            /** @description Submitted, and not opened by the doctor yet. */
            unread: boolean;
            version: number;
        };
        /** @enum {string} */
        AnswerStatus: "sent" | "in_progress" | "submitted" | "amended" | "stopped" | "entered_in_error";
        /** @description Answers by question: the value of an option, a list of them, true or false, a number, a day, text, or ids of photos. */
        AnswerValues: {
            [key: string]: unknown;
        };
        /** @description A discount that counts, with what it takes off. */
        AppliedDiscount: {
            /** Format: money */
            amount: number;
            /**
             * @description `waived` is the commission that the doctor gives up.
             * @enum {string}
             */
            kind: "individual" | "first_order" | "catalog" | "product" | "waived";
            /** @description What the doctor calls it; null for those of the patient alone. */
            name: string | null;
            /** @description What counted of its rate; of several lines the most. */
            rate_bp: number;
        };
        /** @description A field that a step has changed, in the reader's language. */
        AuditChange: {
            after: string;
            before: string;
            field: string;
            label: string;
        };
        /** @description One row of the audit log. */
        AuditEntry: {
            action: string;
            actor_name: string | null;
            actor_role: string;
            /** Format: date-time */
            at: string;
            changes: components["schemas"]["AuditChange"][];
            id: string;
            reason: string | null;
        };
        /**
         * Audit log
         * @description One row of the audit log, with where it came from.
         */
        AuditLogEntry: {
            /**
             * Action
             * Format: audit-action
             */
            action: string;
            /** Format: uuid */
            actor_id: string | null;
            /**
             * Actor
             * @description Names of patients are left out.
             */
            actor_name: string | null;
            /** Actor role */
            actor_role: string;
            /**
             * Time
             * Format: date-time
             */
            at: string;
            /**
             * Changes
             * Format: changes
             */
            changes: components["schemas"]["AuditChange"][];
            id: string;
            /** IP address */
            ip: string | null;
            /**
             * Object ID
             * Format: uuid
             */
            object_id: string | null;
            /**
             * Object name
             * @description Number or name; patients by their number alone.
             */
            object_name: string | null;
            /** Object */
            object_type: string;
            /** Format: uuid */
            on_behalf_of: string | null;
            /** Reason */
            reason: string | null;
            /** Request */
            request_id: string | null;
            /** Browser */
            user_agent: string | null;
        };
        /** @description What may be shown of a bank account. */
        BankMasked: {
            bank: string;
            branch: string;
            holder: string;
            kind: string;
            number: string;
        } | null;
        /**
         * Brand
         * @description How emails and PDF papers look.
         */
        BrandSettings: {
            /**
             * Colour
             * @description Such as #1E5B47. White text must be readable on it.
             */
            color: string;
            readonly defaults: {
                /**
                 * Colour
                 * @description Such as #1E5B47. White text must be readable on it.
                 */
                color: string;
                /**
                 * Logo
                 * Format: uuid
                 * @description JPG or PNG up to 1 MB, best on a white ground. An upload counts at once; without one the mortar and the name are shown.
                 */
                logo: string | null;
                /** Name */
                name: string;
            };
            id: string;
            /**
             * Logo
             * Format: uuid
             * @description JPG or PNG up to 1 MB, best on a white ground. An upload counts at once; without one the mortar and the name are shown.
             */
            logo: string | null;
            /** Name */
            name: string;
            readonly notes: {
                /** Format: date-time */
                changed_at: string | null;
                changed_by: string | null;
                effect: string | null;
                field: string;
            }[];
            readonly revision: number;
            /** Format: date-time */
            readonly updated_at: string | null;
        };
        BrandSettingsPatch: {
            /**
             * Colour
             * @description Such as #1E5B47. White text must be readable on it.
             */
            color?: string;
            /** @description Checks and tells the effect; stores nothing. */
            dry_run?: boolean;
            /**
             * Logo
             * Format: uuid
             * @description JPG or PNG up to 1 MB, best on a white ground. An upload counts at once; without one the mortar and the name are shown.
             */
            logo?: string | null;
            /** Name */
            name?: string;
            revision: number;
        };
        CarriersOfCountry: {
            /** Carriers */
            carriers: ("yamato" | "sagawa" | "japan_post" | "ups" | "usps" | "fedex" | "dhl" | "other")[];
            /**
             * Countries
             * @description Two-letter codes such as DE, FR.
             */
            countries: string[];
        };
        /** @description The patient's cart, priced and checked by the server at every reading. */
        Cart: {
            /** Format: uuid */
            address_id: string | null;
            /** @description No problem, something in it, and delivery and payment chosen. */
            can_check_out: boolean;
            /** @description For so long the patient can cancel the order, 0 for not at all. */
            cancel_minutes: number;
            /**
             * @description Hosted: delivery, payment, shipping, tax and discounts are the shop's own checkout's; only the goods are priced here.
             * @enum {string}
             */
            checkout: "own" | "hosted";
            /** @description Units in the cart, without what is saved for later. */
            count: number;
            currency: string;
            /** @description The sentence about the clinic's financial interest. */
            disclosure: string;
            /** Format: money */
            discount: number;
            discounts: components["schemas"]["AppliedDiscount"][];
            free_shipping: {
                /** Format: money */
                from: number;
                /** Format: money */
                missing: number;
            } | null;
            /** Format: uuid */
            id: string;
            /** @description What the patient takes of each active ingredient in a day, by the cart and by other products of valid recipes that are at hand or on their way. `lines` are places in the cart's lines. */
            ingredient_totals: components["schemas"]["IngredientTotal"][];
            lines: components["schemas"]["CartLine"][];
            method: string | null;
            methods: {
                arrives: components["schemas"]["DeliveryWindow"];
                method: string;
                name: {
                    en: string;
                    ja: string;
                };
                /** Format: money */
                price: number;
            }[];
            /**
             * Format: money
             * @description What is still missing to the smallest order, null when nothing.
             */
            min_order: number | null;
            /** @description What then is over an upper limit, unless one doctor alone has put it together. */
            over_limit: {
                from_other_recipes: boolean;
                limit: number;
                line_ids: string[];
                name: string;
                /** @description On the day with the most of it. */
                per_day: number;
                /** @description Who names the limit. */
                source: string;
                /** @enum {string} */
                unit: "mg" | "µg";
            }[];
            /** @enum {string|null} */
            payment_method: "invoice" | "bank_transfer" | null;
            payment_methods: ("invoice" | "bank_transfer")[];
            revision: number;
            /** Format: money */
            shipping: number;
            /** Format: money */
            subtotal: number;
            /**
             * Format: money
             * @description Included in the total.
             */
            tax: number;
            /** @description Tax included, per rate. */
            taxes: {
                /** Format: money */
                gross: number;
                rate_bp: number;
                /** Format: money */
                tax: number;
            }[];
            /** Format: money */
            total: number;
        };
        CartAfterRecipe: components["schemas"]["Cart"] & {
            /** @description Lines that were wanted and cannot be ordered now. */
            left_out: {
                problem: components["schemas"]["CartProblem"];
                /** Format: uuid */
                recipe_line_id: string;
                title: string;
            }[];
        };
        CartLine: {
            /** @enum {string} */
            availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
            /** @description Units left, given only when few; otherwise null. */
            available: number | null;
            /** @enum {string|null} */
            backorder_choice: "wait" | "substitute" | "remove" | null;
            /** Brand */
            brand: string;
            /** Format: money */
            discount: number;
            /** @description What the discount is made of. */
            discounts: components["schemas"]["AppliedDiscount"][];
            dosage: components["schemas"]["Dosage"] | null;
            /** Form */
            form: string;
            /** Format: uuid */
            id: string;
            image: string | null;
            /** @description Days for which the quantity lasts: at the dosage of the recipe, else at one serving a day. Null where that is not known. */
            lasts_days: number | null;
            /** Format: money */
            line_total: number;
            /** @description The least of 20, the stock and what the recipe allows at a time. */
            max_quantity: number;
            problems: components["schemas"]["CartProblem"][];
            /** Format: uuid */
            product_id: string;
            quantity: number;
            recipe: {
                doctor_name: string;
                /** Format: uuid */
                id: string;
                label: string;
                /** Format: uuid */
                line_id: string;
                number: string;
            } | null;
            /** @description What the recipe says, where the line is a substitute for it; `dosage` of the line is then that of the substitute. */
            replaces?: {
                basis: components["schemas"]["DoseBasis"];
                dosage: components["schemas"]["Dosage"];
                /** @description Packs of the substitute that last as long. */
                packs: number;
                /** @description Packs of one order. */
                quantity: number;
                title: string;
                variant_title: string;
            } | null;
            /**
             * Back in stock on
             * Format: date
             */
            restock_on: string | null;
            saved_for_later: boolean;
            /** @description What the doctor accepts in its place and the shop can send now; filled when the line cannot be sent. */
            substitutes: {
                /** Format: money */
                price: number;
                title: string;
                /** Format: uuid */
                variant_id: string;
                variant_title: string;
            }[];
            /** Title */
            title: string;
            /** Format: money */
            unit_price: number;
            /** Format: uuid */
            variant_id: string;
            /** First pack */
            variant_title: string;
        };
        /** @description Why a line cannot be ordered as it stands. Each of them blocks the order until the line is changed or removed. */
        CartProblem: {
            /** @description OUT_OF_STOCK, BACKORDERED: units that can be sent now. */
            available?: number;
            /** @enum {string} */
            code: "PRICE_CHANGED" | "OUT_OF_STOCK" | "BACKORDERED" | "MAX_QTY" | "REFILL_TOO_SOON" | "REFILLS_USED" | "RECIPE_EXPIRED" | "RECIPE_ON_HOLD" | "RECIPE_ENDED" | "RECIPE_LINE_PAUSED" | "RECIPE_LINE_STOPPED" | "RECIPE_ONLY" | "PRODUCT_UNAVAILABLE";
            /** @description MAX_QTY: the largest quantity. */
            max?: number;
            /**
             * Format: money
             * @description PRICE_CHANGED: the price the patient saw.
             */
            old_price?: number;
            /**
             * Format: date
             * @description REFILL_TOO_SOON: the first day on which it can be ordered.
             */
            until?: string;
        };
        /** @description What patients may buy beside their recipes, unless a patient has an own setting. */
        CatalogAccess: {
            /**
             * @description `open`: own and platform catalogs; `closed`: own ones; `recipes_only`: none.
             * @enum {string}
             */
            access: "open" | "closed" | "recipes_only";
        };
        /** @description A product as a picture of it is drawn. */
        CatalogPicture: {
            brand: string;
            form: string;
            image: string | null;
            title: string;
        };
        /**
         * Commission and statements
         * @description What doctors earn, when it is earned and when it is paid.
         */
        CommissionSettings: {
            /** Hold after a change of bank account */
            bank_change_hold_days: number;
            /**
             * Close day
             * @description Day of the month on which the month before is closed.
             */
            close_day: number;
            /** Earned after delivery */
            days_after_delivery: number;
            /**
             * Earned after shipping
             * @description Where no delivery was recorded.
             */
            days_after_shipping: number;
            /**
             * Default rate
             * Format: basis-points
             * @description For doctors without a rate of their own. Orders keep the rate of the day they were placed.
             */
            default_bp: number;
            readonly defaults: {
                /** Hold after a change of bank account */
                bank_change_hold_days: number;
                /**
                 * Close day
                 * @description Day of the month on which the month before is closed.
                 */
                close_day: number;
                /** Earned after delivery */
                days_after_delivery: number;
                /**
                 * Earned after shipping
                 * @description Where no delivery was recorded.
                 */
                days_after_shipping: number;
                /**
                 * Default rate
                 * Format: basis-points
                 * @description For doctors without a rate of their own. Orders keep the rate of the day they were placed.
                 */
                default_bp: number;
                /**
                 * Dispute window
                 * @description Business days are not counted apart.
                 */
                dispute_days: number;
                /**
                 * Smallest payout
                 * Format: money
                 * @description A smaller amount is carried over to the next month.
                 */
                minimum: number;
                /**
                 * Pay day
                 * @description Not before the close day.
                 */
                pay_day: number;
            };
            /**
             * Dispute window
             * @description Business days are not counted apart.
             */
            dispute_days: number;
            id: string;
            /**
             * Smallest payout
             * Format: money
             * @description A smaller amount is carried over to the next month.
             */
            minimum: number;
            readonly notes: {
                /** Format: date-time */
                changed_at: string | null;
                changed_by: string | null;
                effect: string | null;
                field: string;
            }[];
            /**
             * Pay day
             * @description Not before the close day.
             */
            pay_day: number;
            readonly revision: number;
            /** Format: date-time */
            readonly updated_at: string | null;
        };
        CommissionSettingsPatch: {
            /** Hold after a change of bank account */
            bank_change_hold_days?: number;
            /**
             * Close day
             * @description Day of the month on which the month before is closed.
             */
            close_day?: number;
            /** Earned after delivery */
            days_after_delivery?: number;
            /**
             * Earned after shipping
             * @description Where no delivery was recorded.
             */
            days_after_shipping?: number;
            /**
             * Default rate
             * Format: basis-points
             * @description For doctors without a rate of their own. Orders keep the rate of the day they were placed.
             */
            default_bp?: number;
            /**
             * Dispute window
             * @description Business days are not counted apart.
             */
            dispute_days?: number;
            /** @description Checks and tells the effect; stores nothing. */
            dry_run?: boolean;
            /**
             * Smallest payout
             * Format: money
             * @description A smaller amount is carried over to the next month.
             */
            minimum?: number;
            /**
             * Pay day
             * @description Not before the close day.
             */
            pay_day?: number;
            revision: number;
        };
        /**
         * Company
         * @description Who sells and pays commission, as receipts, statements, packing slips and emails name it.
         */
        CompanySettings: {
            /**
             * Address
             * Format: multiline
             * @description As it is printed, line by line.
             */
            address: string | null;
            readonly defaults: {
                /**
                 * Address
                 * Format: multiline
                 * @description As it is printed, line by line.
                 */
                address: string | null;
                /**
                 * Email
                 * Format: email
                 */
                email: string | null;
                /**
                 * Company name
                 * @description Legal name.
                 */
                name: string | null;
                /**
                 * Phone
                 * Format: phone
                 */
                phone: string | null;
                /**
                 * Company registration number
                 * @description Number in the company register.
                 */
                registration_number: string | null;
                /**
                 * Support email
                 * Format: email
                 * @description Where patients and doctors ask for help. Without it pages show SUPPORT_EMAIL.
                 */
                support_email: string | null;
                /**
                 * Support phone
                 * Format: phone
                 */
                support_phone: string | null;
                /**
                 * Tax number
                 * @description EIN, VAT number or invoice registration number.
                 */
                tax_number: string | null;
            };
            /**
             * Email
             * Format: email
             */
            email: string | null;
            id: string;
            /**
             * Company name
             * @description Legal name.
             */
            name: string | null;
            readonly notes: {
                /** Format: date-time */
                changed_at: string | null;
                changed_by: string | null;
                effect: string | null;
                field: string;
            }[];
            /**
             * Phone
             * Format: phone
             */
            phone: string | null;
            /**
             * Company registration number
             * @description Number in the company register.
             */
            registration_number: string | null;
            readonly revision: number;
            /**
             * Support email
             * Format: email
             * @description Where patients and doctors ask for help. Without it pages show SUPPORT_EMAIL.
             */
            support_email: string | null;
            /**
             * Support phone
             * Format: phone
             */
            support_phone: string | null;
            /**
             * Tax number
             * @description EIN, VAT number or invoice registration number.
             */
            tax_number: string | null;
            /** Format: date-time */
            readonly updated_at: string | null;
        };
        CompanySettingsPatch: {
            /**
             * Address
             * Format: multiline
             * @description As it is printed, line by line.
             */
            address?: string | null;
            /** @description Checks and tells the effect; stores nothing. */
            dry_run?: boolean;
            /**
             * Email
             * Format: email
             */
            email?: string | null;
            /**
             * Company name
             * @description Legal name.
             */
            name?: string | null;
            /**
             * Phone
             * Format: phone
             */
            phone?: string | null;
            /**
             * Company registration number
             * @description Number in the company register.
             */
            registration_number?: string | null;
            revision: number;
            /**
             * Support email
             * Format: email
             * @description Where patients and doctors ask for help. Without it pages show SUPPORT_EMAIL.
             */
            support_email?: string | null;
            /**
             * Support phone
             * Format: phone
             */
            support_phone?: string | null;
            /**
             * Tax number
             * @description EIN, VAT number or invoice registration number.
             */
            tax_number?: string | null;
        };
        /** @description A CSV file with a header. */
        CsvImport: {
            /** @description Does everything and takes it back. */
            dry_run: boolean;
            /** File */
            text: string;
        };
        /** @description What became of every row of a file; the rows that were refused changed nothing. */
        CsvImportResult: {
            dry_run: boolean;
            failed: number;
            ok: number;
            rows: {
                error_code: string | null;
                /** @description Each wrong cell by its column. */
                errors: {
                    field: string;
                    message: string;
                }[];
                label: string;
                /** @description Line in the file; the header is 1. */
                line: number;
                /** @description Why a row is refused, or what it changes: "Changed: price $24.50 → $19.90". */
                message: string | null;
                ok: boolean;
            }[];
        };
        DeliveryMethodSetting: {
            /** Offered */
            active: boolean;
            /** Eligible for free shipping */
            free: boolean;
            /**
             * Method
             * Format: delivery-method
             */
            key: string;
            /** Name */
            name: {
                /** Name */
                en: string;
                /** Name (Japanese) */
                ja: string;
            };
            /** Max. days */
            transit_max: number;
            /** Min. days */
            transit_min: number;
        };
        /**
         * Delivery
         * @description Methods, zones with their prices, cut-off and days without shipping. Existing orders keep what they were promised.
         */
        DeliverySettings: {
            /**
             * Carriers by country
             * @description Offered first when a parcel is sent there. All others stay available.
             */
            carriers: components["schemas"]["CarriersOfCountry"][];
            /**
             * Cut-off
             * Format: time-of-day
             * @description Orders released before this time ship the same day.
             */
            cut_off: string;
            readonly defaults: {
                /**
                 * Carriers by country
                 * @description Offered first when a parcel is sent there. All others stay available.
                 */
                carriers: components["schemas"]["CarriersOfCountry"][];
                /**
                 * Cut-off
                 * Format: time-of-day
                 * @description Orders released before this time ship the same day.
                 */
                cut_off: string;
                /**
                 * Days without shipping
                 * @description Weekends need not be listed.
                 */
                holidays: string[];
                /**
                 * Delivery methods
                 * @description Patients choose one at checkout. A method used by orders can be turned off, not removed.
                 */
                methods: components["schemas"]["DeliveryMethodSetting"][];
                /**
                 * Zones
                 * @description The first zone that matches an address applies, states before countries. A method without a price is not offered there.
                 */
                regions: components["schemas"]["DeliveryZoneSetting"][];
            };
            /**
             * Days without shipping
             * @description Weekends need not be listed.
             */
            holidays: string[];
            id: string;
            /**
             * Delivery methods
             * @description Patients choose one at checkout. A method used by orders can be turned off, not removed.
             */
            methods: components["schemas"]["DeliveryMethodSetting"][];
            readonly notes: {
                /** Format: date-time */
                changed_at: string | null;
                changed_by: string | null;
                effect: string | null;
                field: string;
            }[];
            /**
             * Zones
             * @description The first zone that matches an address applies, states before countries. A method without a price is not offered there.
             */
            regions: components["schemas"]["DeliveryZoneSetting"][];
            readonly revision: number;
            /** Format: date-time */
            readonly updated_at: string | null;
        };
        DeliverySettingsPatch: {
            /**
             * Carriers by country
             * @description Offered first when a parcel is sent there. All others stay available.
             */
            carriers?: components["schemas"]["CarriersOfCountry"][];
            /**
             * Cut-off
             * Format: time-of-day
             * @description Orders released before this time ship the same day.
             */
            cut_off?: string;
            /** @description Checks and tells the effect; stores nothing. */
            dry_run?: boolean;
            /**
             * Days without shipping
             * @description Weekends need not be listed.
             */
            holidays?: string[];
            /**
             * Delivery methods
             * @description Patients choose one at checkout. A method used by orders can be turned off, not removed.
             */
            methods?: components["schemas"]["DeliveryMethodSetting"][];
            /**
             * Zones
             * @description The first zone that matches an address applies, states before countries. A method without a price is not offered there.
             */
            regions?: components["schemas"]["DeliveryZoneSetting"][];
            revision: number;
        };
        /** @description The days on which what is open of an order should arrive, both included; an estimate. */
        DeliveryWindow: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /** @description Countries, or states of one country, that have the same prices. `*` is everywhere else. */
        DeliveryZoneSetting: {
            /**
             * Countries
             * @description Two-letter codes such as DE, FR.
             */
            countries: string[];
            /** Prices */
            fees: {
                /**
                 * Price
                 * Format: money
                 */
                fee: number;
                /**
                 * Method
                 * Format: delivery-method
                 */
                method: string;
                /**
                 * Steps
                 * @description Other prices from an order total (minor units) or a weight (grams) on, in rising order.
                 */
                steps: {
                    /**
                     * Price
                     * Format: money
                     */
                    fee: number;
                    /** From */
                    from: number;
                }[];
            }[];
            /**
             * Free from
             * Format: money
             */
            free_from: number | null;
            /**
             * Minimum order
             * Format: money
             * @description Empty means the minimum of the shop.
             */
            min_total: number | null;
            /** Zone */
            name: string | null;
            /**
             * Price
             * @enum {string}
             */
            price_by: "flat" | "total" | "weight";
            /**
             * States
             * @description Empty: the whole country.
             */
            regions: string[];
        };
        /** @description Everything the signed-in doctor keeps about themselves, apart from the bank details. */
        DoctorAccount: {
            /** @description Whether the platform's campaigns and product news reach the doctor's patients. */
            campaigns_to_patients: boolean;
            /** @description Whether the shop can give the commission to patients. */
            can_waive_commission: boolean;
            clinic_city?: string | null;
            /** @description What patients type to ask this clinic for an invitation. */
            clinic_code: string | null;
            clinic_line1?: string | null;
            clinic_line2?: string | null;
            /** @description Address of the picture. */
            clinic_logo: string | null;
            clinic_name?: string | null;
            clinic_phone?: string | null;
            clinic_postal_code?: string | null;
            clinic_prefecture?: string | null;
            /** @description The doctor's own words on the commission; null uses the standard text. */
            disclosure_text: string | null;
            discount_default_percent: number;
            /** @description The doctor's own rate. */
            discount_max_percent: number;
            documents: components["schemas"]["DoctorDocument"][];
            /** Format: email */
            email: string;
            first_name?: string;
            first_name_kana?: string | null;
            job_title?: string | null;
            last_name?: string;
            last_name_kana?: string | null;
            licence_country?: string | null;
            licence_expires_on?: string | null;
            licence_number?: string | null;
            licence_renewal: {
                /** Format: date */
                expires_on: string;
                number: string;
                /** Format: date-time */
                sent_at: string;
            } | null;
            licence_type?: string | null;
            /** Format: date-time */
            licence_verified_at: string | null;
            /** @enum {string} */
            locale: "en" | "ja";
            notifications: components["schemas"]["DoctorNotifications"];
            number: string;
            pending_email: components["schemas"]["PendingEmail"] | null;
            phone?: string | null;
            revision: number;
            speciality?: string | null;
            /** @enum {string} */
            status: "applied" | "needs_info" | "approved" | "rejected" | "suspended" | "closed";
            time_zone: string | null;
            website?: string | null;
            /** @description Patients get the commission as a discount; for new orders only. */
            zero_commission: boolean;
        };
        /** @description The doctor's own application. */
        DoctorApplication: {
            /** Format: date-time */
            applied_at: string | null;
            can_add_documents: boolean;
            can_reapply: boolean;
            clinic_city?: string | null;
            clinic_line1?: string | null;
            clinic_line2?: string | null;
            clinic_name?: string | null;
            clinic_phone?: string | null;
            clinic_postal_code?: string | null;
            clinic_prefecture?: string | null;
            documents: components["schemas"]["DoctorDocument"][];
            /** @description Fields that may be changed now; `licence_file` stands for documents. */
            editable_fields: string[];
            /** Format: email */
            email: string;
            first_name?: string | null;
            first_name_kana?: string | null;
            job_title?: string | null;
            last_name?: string | null;
            last_name_kana?: string | null;
            licence_country?: string | null;
            licence_expires_on?: string | null;
            licence_number?: string | null;
            licence_type?: string | null;
            number: string;
            phone?: string | null;
            /** Format: date-time */
            reapply_from: string | null;
            revision: number;
            speciality?: string | null;
            /** @enum {string} */
            status: "applied" | "needs_info" | "approved" | "rejected" | "suspended" | "closed";
            /** @description The administrator's question or the reason of a rejection or suspension. */
            status_reason?: string | null;
            status_reason_code?: string | null;
            website?: string | null;
        };
        DoctorApplicationUpdate: {
            clinic_city?: string;
            clinic_line1?: string;
            clinic_line2?: string | null;
            clinic_name?: string;
            /** Format: phone */
            clinic_phone?: string | null;
            clinic_postal_code?: string;
            clinic_prefecture?: string;
            first_name?: string;
            first_name_kana?: string | null;
            job_title?: string | null;
            last_name?: string;
            last_name_kana?: string | null;
            /** @description ISO 3166-1 code of the country that gave the licence. */
            licence_country?: string;
            /** Format: date */
            licence_expires_on?: string | null;
            licence_number?: string;
            licence_type?: components["schemas"]["LicenceType"];
            /** Format: phone */
            phone?: string;
            revision: number;
            speciality?: components["schemas"]["Speciality"];
            website?: string | null;
        };
        DoctorApplied: {
            /** Format: email */
            email: string;
            number: string;
            /** @constant */
            status: "applied";
        };
        /** @description Bank details for pay-outs; the number is never shown again. */
        DoctorBank: {
            bank: string | null;
            branch: string | null;
            /** Format: date-time */
            changed_at?: string | null;
            holder: string | null;
            /** @enum {string|null} */
            kind: "current" | "savings" | null;
            number_last4: string | null;
            /**
             * Format: date-time
             * @description After a change nothing is paid out for 7 days.
             */
            payouts_from?: string | null;
            revision: number;
        };
        DoctorBankRequest: {
            /** Bank */
            bank: string;
            /** Branch */
            branch?: string | null;
            /** Account holder */
            holder: string;
            /**
             * Account type
             * @enum {string}
             */
            kind: "current" | "savings";
            /** Account number or IBAN */
            number: string;
            revision: number;
        };
        /** @description A catalog as its doctor sees it. */
        DoctorCatalog: {
            /** @description Address of its picture. */
            cover: string | null;
            description: string;
            /** @description Own drafts that are written from it. */
            drafts_count: number;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "platform" | "doctor";
            name: string;
            /** @description Own patients with a recipe in force that holds one of its products. */
            patients_count: number;
            /** @description The first products, for the card. */
            pictures: components["schemas"]["CatalogPicture"][];
            position: number;
            products_count: number;
            revision: number;
            /** @description Who sees it when its visibility is `selected`. */
            selected: {
                patients: string[];
                tags: string[];
            };
            /** @enum {string} */
            status: "active" | "archived";
            /** @description Products that cannot be bought now. */
            unavailable_count: number;
            /** Format: date-time */
            updated_at: string;
            /** @enum {string} */
            visibility: "hidden" | "all_my_patients" | "selected";
        };
        /** @description A catalog of the doctor's own, empty or with the products and notes of `copy_of`. */
        DoctorCatalogNew: {
            /**
             * Format: uuid
             * @description A catalog open to the doctor.
             */
            copy_of?: string;
            description?: string;
            name: string;
            /** @description Who sees it when its visibility is `selected`. */
            selected?: {
                patients: string[];
                tags: string[];
            };
            /**
             * @default hidden
             * @enum {string}
             */
            visibility: "hidden" | "all_my_patients" | "selected";
        };
        /** @description The own catalogs from first to last. */
        DoctorCatalogOrder: {
            ids: string[];
        };
        /** @description Changes of an own catalog. `items` replaces all products, in their order. */
        DoctorCatalogPatch: {
            description?: string;
            items?: {
                note?: string | null;
                /** Format: uuid */
                product_id: string;
            }[];
            name?: string;
            /** @description The revision that was read. */
            revision: number;
            selected?: {
                patients: string[];
                tags: string[];
            };
            /** @enum {string} */
            visibility?: "hidden" | "all_my_patients" | "selected";
        };
        /** @description A discount of the doctor on a catalog or a product, for all own patients. Orders that were placed keep their prices. */
        DoctorDiscount: {
            /** Format: uuid */
            catalog_id: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date
             * @description Its last day; null is without end.
             */
            ends_on: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "catalog" | "product";
            /** @description As patients read it. */
            name: string;
            percent: number;
            /** Format: uuid */
            product_id: string | null;
            revision: number;
            /** Format: date */
            starts_on: string;
            /** @enum {string} */
            status: "planned" | "active" | "ended";
            /** @description Name of the catalog or product. */
            target: string;
        };
        /** @description A new discount on one catalog or one product open to the doctor. Together with a patient's other discounts it never takes off more than the doctor's own rate. */
        DoctorDiscountNew: {
            /** Format: date */
            ends_on?: string | null;
            /** @enum {string} */
            kind: "catalog" | "product";
            name: string;
            /** @description At most the own rate. */
            percent: number;
            /**
             * Format: date
             * @description Today when it is not said.
             */
            starts_on?: string;
            /**
             * Format: uuid
             * @description The catalog or product.
             */
            target_id: string;
        };
        /** @description Changes of a discount that has not ended; they count for new orders. */
        DoctorDiscountPatch: {
            /** Format: date */
            ends_on?: string | null;
            name?: string;
            /** @description At most the own rate. */
            percent?: number;
            /** @description The revision that was read. */
            revision: number;
            /** Format: date */
            starts_on?: string;
        };
        DoctorDocument: {
            content_type: string;
            /** Format: date-time */
            created_at: string;
            filename: string;
            /** Format: uuid */
            id: string;
            /** @description Bytes. */
            size: number;
        };
        /** @description What the doctor has earned and when it is paid. */
        DoctorEarnings: {
            /** Format: date-time */
            bank_hold_until?: string | null;
            bank_missing: boolean;
            currency: string;
            /** Format: money */
            eligible: number;
            last_statement?: components["schemas"]["DoctorStatement"];
            /** Format: money */
            minimum: number;
            /**
             * Format: money
             * @description What will be paid then; null when nothing will be.
             */
            next_amount?: number | null;
            /**
             * Format: money
             * @description What is lacking to the minimum payout.
             */
            next_lacking?: number | null;
            /** @description The next payout is made below the minimum because the year ends. */
            next_minimum_waived?: boolean;
            /**
             * Format: date
             * @description Day of the next payout; null when nothing will be paid.
             */
            next_pay_on: string | null;
            next_rate: {
                /** Format: date */
                from: string;
                rate_bp: number;
            } | null;
            /**
             * Format: date
             * @description When commission in the return window becomes ready first, if nothing is ready yet.
             */
            next_ready_on?: string | null;
            /**
             * @description Why nothing will be paid.
             * @enum {string|null}
             */
            next_waits_for?: "nothing_due" | "frozen" | "no_bank_details" | "below_minimum" | null;
            /** Format: money */
            on_statements: number;
            payouts_frozen: boolean;
            /** Format: money */
            pending: number;
            rate_bp: number;
            /** Format: money */
            unpaid: number;
            /** @description The doctor gives the commission to patients. */
            zero_commission: boolean;
        };
        /** @description What was earned in each of the last twelve months, oldest first, by the day of shipping, refund or correction. */
        DoctorEarningsMonths: {
            currency: string;
            months: {
                /** Format: money */
                amount: number;
                /** Format: month */
                month: string;
            }[];
        };
        /** @description The signed-in doctor. */
        DoctorMe: {
            clinic_name: string;
            currency?: string;
            /** Format: email */
            email: string;
            first_name: string;
            /** Format: uuid */
            id: string;
            last_name: string;
            /** @enum {string} */
            locale: "en" | "ja";
            number: string;
            /** @description Legal documents to accept before anything else is answered. */
            outstanding_documents: components["schemas"]["OutstandingDocument"][];
            /** @description The zone the person chose for dates; null follows the browser. */
            own_time_zone?: string | null;
            /** @constant */
            role: "DOCTOR";
            /** @enum {string} */
            status: "applied" | "needs_info" | "approved" | "rejected" | "suspended" | "closed";
            status_reason?: string | null;
            /**
             * Format: date-time
             * @description Since when a suspended doctor may only read.
             */
            suspended_at: string | null;
            /** @description Zone of the shop's business days. */
            time_zone?: string;
            two_factor: boolean;
        };
        /** @description Only what changes, and the revision that was read. Licence and email address have calls of their own. */
        DoctorMePatch: {
            campaigns_to_patients?: boolean;
            clinic_city?: string;
            clinic_line1?: string;
            clinic_line2?: string | null;
            clinic_name?: string;
            /** Format: phone */
            clinic_phone?: string | null;
            clinic_postal_code?: string;
            clinic_prefecture?: string;
            disclosure_text?: string | null;
            /** @description At most the doctor's own rate; for new orders only. */
            discount_default_percent?: number;
            first_name?: string;
            first_name_kana?: string | null;
            job_title?: string | null;
            last_name?: string;
            last_name_kana?: string | null;
            /** Format: phone */
            phone?: string;
            revision: number;
            speciality?: components["schemas"]["Speciality"];
            website?: string | null;
            /** @description 422 where the shop cannot give discounts. */
            zero_commission?: boolean;
        };
        /** @description A preview: every line that will be eligible by the end of the present month and is on no statement yet. A refund, a delivery or a problem with a parcel still changes it. */
        DoctorNextStatement: {
            /**
             * Format: money
             * @description The sum of the lines.
             */
            amount: number;
            currency: string;
            lines: components["schemas"]["SettlementLine"][];
            /** Format: date */
            pay_on: string;
            /** Format: date */
            period_end: string;
            /** Format: date */
            period_start: string;
        };
        /** @description Which mails that may be turned off the doctor wants. All others are always sent. */
        DoctorNotifications: {
            answers: boolean;
            /** @description Once a day at most: recipes that were not ordered, products that cannot be delivered. */
            digest: boolean;
            news: boolean;
            order_placed: boolean;
            patient_activated: boolean;
            recipe_expiring: boolean;
            requests: boolean;
            statements: boolean;
        };
        /** @description An order of a patient as their doctor sees it. */
        DoctorOrder: {
            /** @description Where it was sent; the street is not the doctor's. Null for a patient who has left. */
            address: {
                city: string;
                country: string;
                region: string;
            } | null;
            cancel_reason: string | null;
            /** Format: date-time */
            cancelled_at: string | null;
            /** @description Null until something has shipped. */
            commission: number | null;
            currency: string;
            /** Format: money */
            discount: number;
            /** @description What the discount is made of, as far as it has a name. */
            discounts: components["schemas"]["AppliedDiscount"][];
            /** @enum {string} */
            fulfilment_state: "unfulfilled" | "in_progress" | "partially_shipped" | "shipped" | "delivered" | "on_hold" | "partially_returned" | "returned";
            /** Format: uuid */
            id: string;
            lines: components["schemas"]["DoctorOrderLine"][];
            number: string;
            /** @enum {string} */
            order_state: "open" | "completed" | "archived" | "cancelled";
            /** @description Null for a patient who has left; then the order has only the lines that count for the doctor. */
            patient: components["schemas"]["PatientRef"] | null;
            /** @enum {string} */
            payment_method: "invoice" | "bank_transfer" | "shopify";
            /** @enum {string} */
            payment_state: "pending" | "authorized" | "paid" | "partially_refunded" | "refunded" | "failed" | "voided";
            /** Format: date-time */
            placed_at: string;
            placed_by_role: string;
            /** @description Recipes whose lines were bought. */
            recipes: {
                /** Format: uuid */
                id: string;
                number: string | null;
            }[];
            /** Format: money */
            refunded: number;
            refunds: {
                /** Format: money */
                amount: number;
                /** Format: date-time */
                created_at: string;
                /** Format: uuid */
                id: string;
                reason: string;
            }[];
            shipments: {
                carrier: string | null;
                /** Format: date-time */
                delivered_at: string | null;
                /** Format: uuid */
                id: string;
                lines: {
                    /** Format: date */
                    expires_on: string | null;
                    lot: string | null;
                    /** Format: uuid */
                    order_line_id: string;
                    quantity: number;
                    title: string;
                }[];
                number: string;
                /** Format: date-time */
                shipped_at: string | null;
                /** @enum {string} */
                status: "to_pick" | "picking" | "packed" | "shipped" | "in_transit" | "delivered" | "cancelled" | "exception" | "reshipped" | "refunded";
                tracking_no: string | null;
                tracking_url: string | null;
            }[];
            /** Format: money */
            shipping: number;
            /** @enum {string} */
            source: "recipe" | "catalog" | "mixed" | "on_behalf";
            /** Format: money */
            subtotal: number;
            /**
             * Format: money
             * @description Included in the total.
             */
            tax: number;
            /** @description What happened to the order, oldest first, without staff names and internal notes. */
            timeline?: components["schemas"]["OrderEvent"][];
            /** Format: money */
            total: number;
        };
        /** @description A line of an order as doctors see it. */
        DoctorOrderLine: {
            /** Brand */
            brand: string;
            commission: components["schemas"]["OrderLineCommission"];
            /** Format: money */
            discount: number;
            /** Form */
            form: string;
            /**
             * @description What the line waits for before it can leave.
             * @enum {string|null}
             */
            held_by: "payment" | "cancel_window" | "office" | "stock" | "packing" | null;
            /**
             * Format: date-time
             * @description When that ends by itself: the cancel window, or the wait for stock, after which the line is cancelled and refunded.
             */
            held_until: string | null;
            /** Format: uuid */
            id: string;
            image: string | null;
            /** Format: money */
            line_total: number;
            /** Format: uuid */
            product_id: string;
            quantity: number;
            quantity_shipped: number;
            /** Format: uuid */
            recipe_id: string | null;
            /**
             * Back in stock on
             * Format: date
             */
            restock_on: string | null;
            /** @enum {string} */
            status: "waiting" | "reserved" | "backordered" | "picking" | "packed" | "shipped" | "delivered" | "cancelled" | "return_requested" | "returned" | "refunded";
            /** Title */
            title: string;
            /** Format: money */
            unit_price: number;
            /** First pack */
            variant_title: string;
        };
        /** @description A patient in the doctor's list. */
        DoctorPatient: {
            /** Format: date-time */
            created_at: string;
            display_status: components["schemas"]["PatientDisplayStatus"];
            email: string | null;
            first_name: string;
            /** Format: uuid */
            id: string;
            kana: string | null;
            last_name: string;
            last_order: {
                currency: string;
                /** Format: uuid */
                id: string;
                number: string;
                /** Format: date-time */
                placed_at: string;
                total: number;
            } | null;
            last_recipe: {
                /**
                 * Format: date-time
                 * @description Issued; of a draft, when it was changed.
                 */
                at: string;
                /** Format: uuid */
                id: string;
                label: string;
                number: string | null;
                status: string;
            } | null;
            number: string;
            phone: string | null;
            /** @enum {string} */
            questionnaire: "not_sent" | "sent" | "new_answers" | "answered";
            /**
             * @description When the first product of the issued recipes runs out; null before the first order.
             * @enum {string|null}
             */
            renewal: "overdue" | "due_soon" | "upcoming" | "on_track" | null;
            tags: string[];
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A patient as their doctor sees them. Of the address only the place is shown. */
        DoctorPatientDetail: {
            active_recipes: components["schemas"]["ActiveRecipe"][];
            /** @description Lines of the active recipes that were ordered at least once. */
            adherence: {
                lines: number;
                lines_ordered: number;
            };
            allergies: string[];
            /** Format: date */
            birth_date: string | null;
            /**
             * @description Null follows the doctor's setting.
             * @enum {string|null}
             */
            catalog_access: "open" | "closed" | "recipes_only" | null;
            conditions: string[];
            /** Format: date-time */
            created_at: string;
            discount_percent: number;
            display_status: components["schemas"]["PatientDisplayStatus"];
            /** @enum {string} */
            doctor_catalog_access: "open" | "closed" | "recipes_only";
            email: string | null;
            /** @description Until the first sign-in. */
            email_editable: boolean;
            first_name: string;
            first_order_discount_percent: number;
            /** @description Of the latest answers. */
            flags: components["schemas"]["AnswerFlag"][];
            /** @description Who has put which of these there; entries from before this was written down are not named. */
            health_sources: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                by: "doctor" | "patient" | "questionnaire";
                /** @enum {string} */
                field: "allergies" | "conditions" | "medications" | "pregnancy";
                value: string;
            }[];
            /** Format: uuid */
            id: string;
            invitation: components["schemas"]["PatientInvitation"] | null;
            kana: string | null;
            /** @enum {string} */
            language: "en" | "ja";
            last_name: string;
            /** Format: date-time */
            last_order_at: string | null;
            /** @description What the person wrote who asks to join. */
            link_message: string | null;
            /** @description The own commission rate. */
            max_discount_percent: number;
            medications: string[];
            /** @description What goes with the next invitation unless said otherwise. */
            next_invitation: {
                message: string | null;
                recipe_draft: {
                    /** Format: uuid */
                    id: string;
                    label: string;
                } | null;
            };
            /** @description The patient says that there are none. */
            no_known_allergies: boolean;
            number: string;
            phone: string | null;
            place: {
                city: string;
                country: string;
                region: string;
            } | null;
            /** @enum {string} */
            pregnancy: "no" | "yes" | "breastfeeding" | "unknown";
            /** @enum {string} */
            questionnaire: "not_sent" | "sent" | "new_answers" | "answered";
            /** Format: date-time */
            registered_at: string | null;
            /** @enum {string|null} */
            renewal: "overdue" | "due_soon" | "upcoming" | "on_track" | null;
            revision: number;
            /** @enum {string} */
            sex: "female" | "male" | "other" | "unknown";
            /** @enum {string} */
            status: "registered_by_doctor" | "link_requested" | "invited" | "active" | "archived" | "suspended" | "declined" | "anonymised";
            status_reason: string | null;
            tags: string[];
            /** Format: date-time */
            updated_at: string;
        };
        /** @description An order of a patient in their doctor's list. */
        DoctorPatientOrder: {
            /** @description Null until something has shipped. */
            commission: number | null;
            currency: string;
            discount: number;
            first_items: string[];
            fulfilment_state: string;
            /** Format: uuid */
            id: string;
            item_count: number;
            number: string;
            order_state: string;
            payment_state: string;
            /** Format: date-time */
            placed_at: string;
            placed_by_role: string;
            /** @description Recipes whose lines were bought. */
            recipes: {
                /** Format: uuid */
                id: string;
                number: string | null;
            }[];
            /** @enum {string} */
            source: "recipe" | "catalog" | "mixed" | "on_behalf";
            subtotal: number;
            total: number;
            tracking_url: string | null;
        };
        /** @description Only what changes. */
        DoctorPreferences: {
            /**
             * @description Language of mails and of the pages.
             * @enum {string}
             */
            locale?: "en" | "ja";
            notifications?: {
                answers?: boolean;
                digest?: boolean;
                news?: boolean;
                order_placed?: boolean;
                patient_activated?: boolean;
                recipe_expiring?: boolean;
                requests?: boolean;
                statements?: boolean;
            };
            /** @description IANA name; null follows the browser. */
            time_zone?: string | null;
        };
        /** @description What a doctor tells the office about a product of an order. */
        DoctorProblemReport: {
            /**
             * What happened
             * @enum {string}
             */
            kind: "reaction" | "quality" | "damaged" | "missing";
            /** Description */
            message: string;
            /** Format: uuid */
            order_line_id: string;
        };
        /** @description A report for the patient's doctor. */
        DoctorProductReport: components["schemas"]["ProductReport"] & {
            /** @description Lines of running recipes of the patient with this product. */
            active_lines: number;
            patient: components["schemas"]["PatientRef"];
        };
        DoctorRecentOrder: {
            commission: number | null;
            currency: string;
            fulfilment_state: string;
            /** Format: uuid */
            id: string;
            number: string;
            order_state: string;
            patient: components["schemas"]["PatientRef"];
            payment_state: string;
            /** Format: date-time */
            placed_at: string;
            total: number;
        };
        DoctorRegistrationRequest: {
            clinic_city: string;
            clinic_line1: string;
            clinic_line2?: string | null;
            clinic_name: string;
            /** Format: phone */
            clinic_phone?: string | null;
            clinic_postal_code: string;
            clinic_prefecture: string;
            /**
             * @description I will disclose my financial interest to my patients.
             * @constant
             */
            disclosure_accepted: true;
            first_name: string;
            first_name_kana?: string | null;
            job_title?: string | null;
            last_name: string;
            last_name_kana?: string | null;
            /** @description ISO 3166-1 code of the country that gave the licence. */
            licence_country: string;
            /** Format: date */
            licence_expires_on?: string | null;
            /** @description JPG, PNG, PDF or TIFF, at most 10 MB each; name and expiry must be legible. */
            licence_file: string[];
            licence_number: string;
            licence_type: components["schemas"]["LicenceType"];
            /** @default false */
            marketing_mail: boolean;
            /** Format: password */
            password: string;
            /** Format: password */
            password_confirmation: string;
            /** Format: phone */
            phone: string;
            privacy_version: components["schemas"]["LegalVersion"];
            registration_token: string;
            speciality: components["schemas"]["Speciality"];
            terms_version: components["schemas"]["LegalVersion"];
            website?: string | null;
        };
        /** @description A recipe by the product that runs out first. */
        DoctorRenewal: {
            days_left: number;
            label: string;
            patient: components["schemas"]["PatientRef"];
            /** Format: uuid */
            recipe_id: string;
            recipe_number: string | null;
            /** @enum {string} */
            renewal: "overdue" | "due_soon" | "upcoming" | "on_track";
            /** Format: date */
            runs_out_on: string;
        };
        /** @description A request as the doctor sees it, with what speaks against approving it at once. */
        DoctorRequest: components["schemas"]["PatientRequest"] & {
            /** @description Why a rule does not approve it; empty when it is the same product and dose, after a recent visit, without a new flag. */
            cautions: ("no_recent_visit" | "new_flag" | "problem_reported" | "recipe_changed" | "too_soon" | "unavailable" | "rule_used_up")[];
            /** Format: date-time */
            last_ordered_at: string | null;
            /**
             * Format: date-time
             * @description When the doctor last wrote the patient a recipe.
             */
            last_visit_at: string | null;
            patient: components["schemas"]["PatientRef"];
            refills_allowed: number | null;
            times_ordered: number | null;
        };
        /** @description What becomes of a request. A refusal has a code, a change and the answer to a question have a note. */
        DoctorRequestDecision: {
            /** @enum {string|null} */
            code?: "too_soon" | "needs_visit" | "not_appropriate" | "discontinued" | "allergy" | "contact_me" | "other" | null;
            /** @enum {string} */
            decision: "approved" | "approved_with_changes" | "declined";
            note?: string | null;
            revision: number;
        };
        /** @description Which refills are approved at once. Always the same product and dose, and never with a new flag, a reported problem or before the day of the next order. */
        DoctorRequestRules: {
            /** @description Whether the rule is on. */
            refill: boolean;
            /** @description So many of a product at most between two visits. */
            refills: number;
            /** @description The last recipe was written so many months ago at most. */
            visit_months: number;
        };
        /** @description A monthly statement as its doctor sees it. */
        DoctorStatement: {
            /** Format: money */
            adjustments: number;
            /** Format: money */
            carried_in: number;
            /** Format: money */
            carried_out: number;
            /** @enum {string|null} */
            carry_reason?: "nothing_due" | "frozen" | "no_bank_details" | "below_minimum" | null;
            /** Format: money */
            commission: number;
            currency: string;
            /** Format: money */
            gross_base: number;
            /** Format: uuid */
            id: string;
            /**
             * @description Why it is paid although it is below the minimum payout.
             * @enum {string|null}
             */
            minimum_waived?: "year_end" | "account_closed" | null;
            /** Format: money */
            net: number;
            number: string;
            order_count: number;
            /** Format: date-time */
            paid_at?: string | null;
            /** Format: date */
            pay_on?: string | null;
            payment_ref?: string | null;
            period: string;
            /** Format: date */
            period_end: string;
            /** Format: date */
            period_start: string;
            /** @enum {string} */
            status: "open" | "closed" | "approved" | "paying" | "paid" | "failed" | "carried_over" | "void";
            /** Format: money */
            withholding: number;
        } | null;
        /** @description A statement with its lines, for its doctor. */
        DoctorStatementDetail: components["schemas"]["DoctorStatement"] & {
            bank: components["schemas"]["BankMasked"];
            by_product: components["schemas"]["SettlementSubtotal"][];
            by_source: components["schemas"]["SettlementSubtotal"][];
            /**
             * Format: date-time
             * @description Until when lines can be disputed; null when they cannot.
             */
            dispute_until: string | null;
            lines: components["schemas"]["SettlementLine"][];
        };
        /** @description Numbers of a period, each with that of the equally long period before (null for all time). */
        DoctorStats: {
            commission: components["schemas"]["PeriodValue"];
            /** @description Recipes issued 7 days ago or longer and never ordered. */
            never_ordered: number;
            orders: components["schemas"]["PeriodValue"];
            /** @description Signed up. */
            patients_active: number;
            /** @description Invited or saved and not signed in yet. */
            patients_pending: number;
            /** @description Current patients; everybody who is not archived. */
            patients_total: number;
            recipes_issued: components["schemas"]["PeriodValue"];
            revenue: components["schemas"]["PeriodValue"];
        };
        /** @description Something that waits for the doctor, most urgent first. */
        DoctorTask: {
            /**
             * Format: date-time
             * @description When it came, or when it ends.
             */
            at: string | null;
            /** @description Patients concerned, for products. */
            count: number;
            /**
             * Format: uuid
             * @description Of the report, request, patient, answers, recipe, product or doctor.
             */
            id: string;
            /** @enum {string} */
            kind: "product_report" | "request" | "link_request" | "invitation_bounced" | "renewal_asked" | "invitation_expiring" | "answers_unread" | "recipe_not_issued" | "recipe_expiring" | "product_at_risk" | "licence_expiring";
            /** @description Kind of request, recipe number, product or date. */
            label: string | null;
            patient: components["schemas"]["PatientRef"] | null;
            successor: components["schemas"]["ProductSuccessor"];
        };
        /** @description A published template that is meant for the doctor. */
        DoctorTemplate: {
            evidence_note: string;
            goal: string;
            /** Format: uuid */
            id: string;
            label: string;
            /** Links */
            links: {
                title: string;
                /** Format: uri */
                url: string;
            }[];
            /** @description Their names. */
            products: string[];
            /** Format: date-time */
            published_at: string | null;
            title: string;
            unavailable_count: number;
            version: number;
        };
        /** @description The doctor's first page. `practice` is null until the application is approved. */
        DoctorTop: {
            application: {
                /** Format: date-time */
                applied_at: string | null;
                /** Format: date-time */
                approved_at: string | null;
                /** Format: date-time */
                closed_at: string | null;
                /**
                 * Format: date
                 * @description Of a closed account: the last day to download the practice's data.
                 */
                download_until: string | null;
                reason: string | null;
                reason_code: string | null;
                /** @enum {string} */
                status: "applied" | "needs_info" | "approved" | "rejected" | "suspended" | "closed";
                /** Format: date-time */
                suspended_at: string | null;
            };
            practice: {
                /** @description What is done of the first steps. */
                checklist: {
                    catalogs: boolean;
                    patient: boolean;
                    profile: boolean;
                    recipe: boolean;
                };
                currency: string;
                needs_you: components["schemas"]["DoctorTask"][];
                needs_you_total: number;
                /** @enum {string} */
                period: "today" | "7" | "14" | "30" | "all";
                rate_bp: number;
                recent_orders: components["schemas"]["DoctorRecentOrder"][];
                renewals: components["schemas"]["DoctorRenewal"][];
                stats: components["schemas"]["DoctorStats"];
            } | null;
        };
        /** @description How a line of a recipe is taken or applied; the apps make the sentence of it. */
        Dosage: {
            amount_max: number | null;
            amount_min: number | null;
            area: string[];
            as_needed: boolean;
            /** @enum {string} */
            dosage_mode: "structured" | "label" | "text";
            duration_days: number | null;
            frequency_count: number | null;
            frequency_period: string | null;
            instructions: string;
            meal: string;
            start_offset_days: number;
            step: number | null;
            take_with_text: string | null;
            time_of_day: string[];
            unit: string | null;
            weekdays: number[] | null;
        };
        /** @description What a doctor writes for a product unless it is changed. */
        DosageDefault: {
            amount_max: number | null;
            amount_min: number | null;
            area: string[];
            as_needed: boolean;
            /** @enum {string} */
            dosage_mode: "label" | "structured" | "text";
            duration_days: number | null;
            /** @description Times per period; with the period `hour` it is "every n hours". */
            frequency_count: number | null;
            /** @enum {string|null} */
            frequency_period: "day" | "hour" | "week" | "month" | null;
            instructions: string;
            /** @enum {string} */
            meal: "none" | "before" | "with" | "after" | "between" | "empty_stomach";
            /** @description Packs of one order. */
            quantity: number;
            refills_allowed: number;
            step: number | null;
            take_with_text: string | null;
            time_of_day: ("waking" | "morning" | "midday" | "afternoon" | "evening" | "bedtime")[];
            /** @enum {string|null} */
            unit: "capsule" | "tablet" | "softgel" | "scoop" | "sachet" | "ml" | "drop" | "spray" | "g" | "mg" | "pump" | "pea" | "fingertip_unit" | "application" | "pad" | "mask" | "other" | null;
            /** @description 1 is Monday. */
            weekdays: number[] | null;
        };
        /**
         * @description What the dosage of a substitute follows: the same amount of each active ingredient, the label of the substitute, or the recipe as it is written for the original.
         * @enum {string}
         */
        DoseBasis: "amount" | "label" | "recipe";
        /** @description A dose of a day that was taken, or was not after all. Sent twice it changes nothing. */
        DoseTick: {
            /**
             * Format: date
             * @description Today or yesterday, where the patient is.
             */
            day: string;
            nth: number;
            /** Format: uuid */
            recipe_line_id: string;
            taken: boolean;
            time: components["schemas"]["DoseTime"];
        };
        /** @enum {string} */
        DoseTime: "waking" | "morning" | "midday" | "afternoon" | "evening" | "bedtime" | "anytime";
        EmailChangeRequest: {
            current_password: string;
            /** Format: email */
            email: string;
        };
        EmailRequest: {
            /** Format: email */
            email: string;
        };
        Error: {
            /** @description States that can be reached from the present one. */
            allowed?: string[];
            /** @description Stable code; match on it and never on the message. */
            error_code: string;
            /** @description Messages by field; nested fields are dotted (`items.0.quantity`). */
            errors?: {
                [key: string]: string[];
            };
            message: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Recipes that were first issued in a period, and what has become of them by now. A recipe and its later versions count once. */
        FigureFunnel: {
            issued: number;
            /** @description Days from issue to the first order; null when nothing was ordered. */
            median_days: number | null;
            ordered: number;
            /** @description Ordered at least twice. */
            repeated: number;
        };
        /** @description A day, week or month of the period (its first day in the period), with the same part of the period compared. */
        FigurePoint: {
            before: components["schemas"]["FigureSums"];
            now: components["schemas"]["FigureSums"];
            /** Format: date */
            start: string;
        };
        /** @description A product, brand, category or region by what was sold of it. */
        FigureRow: {
            /** @description Of a product. */
            brand?: string;
            /** Format: money */
            commission: number | null;
            /**
             * Format: uuid
             * @description Of a product.
             */
            id: string | null;
            name: string;
            /** @description Orders with it; not known of a brand or category. */
            orders: number | null;
            /** Format: money */
            refunds: number;
            /** Format: money */
            revenue: number;
            /**
             * Format: money
             * @description In the period compared.
             */
            revenue_before: number;
            units: number;
        };
        /** @description Figures of a period by calendar days of the business time zone, with those of the period compared. They are computed every minute from orders, refunds and the ledger; `refreshed_at` says when. */
        Figures: {
            brands: components["schemas"]["FigureRow"][];
            /** @enum {string} */
            by: "day" | "week" | "month";
            categories: components["schemas"]["FigureRow"][];
            /** @enum {string} */
            compare: "previous" | "year";
            /** Format: date */
            compared_from: string;
            /** Format: date */
            compared_to: string;
            currency: string;
            /** @description Recipes ordered, by the days from issue to the first order. */
            delays: {
                from: number;
                recipes: number;
                to: number | null;
            }[];
            /** Format: date */
            from: string;
            funnel: components["schemas"]["FigureFunnel"];
            points: components["schemas"]["FigurePoint"][];
            previous: components["schemas"]["FigureSums"];
            previous_funnel: components["schemas"]["FigureFunnel"];
            /** @description The ten with the highest revenue. */
            products: components["schemas"]["FigureRow"][];
            /**
             * Format: date-time
             * @description Null before the first time.
             */
            refreshed_at: string | null;
            /** @description All that were delivered to. */
            regions: components["schemas"]["FigureRow"][];
            stock_outs: components["schemas"]["FigureStockOut"][];
            time_zone: string;
            /** Format: date */
            to: string;
            totals: components["schemas"]["FigureSums"];
        };
        /** @description A product that could not be bought on days of the period. */
        FigureStockOut: {
            days: number;
            /** Format: uuid */
            id: string;
            /** @description It cannot be bought now. */
            is_out: boolean;
            name: string;
        };
        /** @description Revenue is goods after discount of orders that are not cancelled, by the day of the order; refunds of such orders by the day of the refund; commission by the day of its entry. Null where a filter leaves nothing to count. */
        FigureSums: {
            /** Format: money */
            commission: number | null;
            /** @description Of those days the ones for which what was delivered lasts. */
            covered: number | null;
            /** Format: money */
            discount: number;
            /** @description Days on which patients should have been taking a product of a recipe. */
            due: number | null;
            /** @description Patients who signed up. */
            new_patients: number | null;
            orders: number | null;
            /** @description Patients who ordered. */
            patients: number | null;
            /** @description Recipes first issued. */
            recipes: number | null;
            /** Format: money */
            refunds: number;
            /** Format: money */
            revenue: number;
            units: number;
        };
        ImportHeader: string;
        /** @description One active ingredient in one serving of the product; a pack that tells no servings has one per unit. */
        Ingredient: {
            amount: number;
            code: string;
            name: string;
            /** @description Share of the reference intake in percent. */
            percent_ref: number | null;
            unit: string;
        };
        /** @description What the patient takes of one ingredient on an average day, at the highest dose of a range. */
        IngredientTotal: {
            code: string;
            from_other_recipes: boolean;
            /** @description A line without a structured dosage is not counted. */
            incomplete: boolean;
            /** @description Upper limit for a day where one is known. */
            limit: number | null;
            /** @description Lines of this recipe that hold it. */
            lines: number[];
            name: string;
            per_day: number;
            percent_ref: number | null;
            unit: string;
        };
        /** @description A link to hand over. It is shown once; every earlier link of the patient is dead. */
        InvitationLink: {
            /** Format: date-time */
            expires_at: string;
            /** Format: uri */
            url: string;
        };
        KnownEmail: {
            /** Format: email */
            email: string;
        };
        /** @description What the label of a product directs, in the fields of a dosage, with the most that it allows. Null or empty where the label says nothing. */
        LabelDosage: {
            /** @description Most at a time, where the label gives a range. */
            amount_max: number | null;
            amount_min: number | null;
            area: string[];
            as_needed: boolean;
            /** @description Longest use in days. */
            duration_days: number | null;
            /** @description Times per period; with the period `hour` it is "every n hours". */
            frequency_count: number | null;
            /** @description Most times per period, where the label gives a range. */
            frequency_max: number | null;
            /** @enum {string|null} */
            frequency_period: "day" | "hour" | "week" | "month" | null;
            /** @description Most in a day, in `unit`; null where it follows from amount and frequency. */
            max_per_day: number | null;
            /** @enum {string} */
            meal: "none" | "before" | "with" | "after" | "between" | "empty_stomach";
            /** @description Times that the label allows, the usual ones first. */
            time_of_day: ("waking" | "morning" | "midday" | "afternoon" | "evening" | "bedtime")[];
            /** @enum {string|null} */
            unit: "capsule" | "tablet" | "softgel" | "scoop" | "sachet" | "ml" | "drop" | "spray" | "g" | "mg" | "pump" | "pea" | "fingertip_unit" | "application" | "pad" | "mask" | "other" | null;
        };
        /** @enum {string} */
        LegalDocument: "terms-of-service" | "terms-of-service-doctors" | "privacy-policy";
        /**
         * Format: date
         * @description Version of a legal document, the day it came into force. Only the version in force can be consented to.
         */
        LegalVersion: string;
        LicenceRenewalRequest: {
            /** Format: date */
            licence_expires_on: string;
            licence_file: string[];
            licence_number: string;
        };
        /** @enum {string} */
        LicenceType: "physician" | "dentist" | "dermatologist" | "pharmacist" | "nutrition_practitioner" | "other";
        Login: {
            /** Format: email */
            email: string;
            password: string;
            /**
             * @description Keep me signed in. Never for administrators.
             * @default false
             */
            remember: boolean;
        };
        MailPreview: {
            subject: string;
            text: string;
        };
        /**
         * Email
         * @description Sender and foot of every email, and which emails are sent. Password, order and payment emails are always sent.
         */
        MailSettings: {
            readonly defaults: {
                /**
                 * Foot (English)
                 * Format: multiline
                 * @description Below every email, with company name and support.
                 */
                footer_en: string | null;
                /**
                 * Foot (Japanese)
                 * Format: multiline
                 */
                footer_ja: string | null;
                /**
                 * Name of the sender
                 * @description Empty: the name in MAIL_FROM. The address is always that of MAIL_FROM.
                 */
                sender_name: string | null;
                /**
                 * Not sent
                 * @description For everybody, whatever people have chosen for themselves.
                 */
                turned_off: ("doctor_order_placed" | "doctor_patient_activated" | "doctor_requests" | "doctor_answers" | "doctor_recipe_expiring" | "doctor_digest" | "doctor_statements" | "patient_recipe_reminder" | "patient_questionnaire_reminder" | "patient_refill_due" | "patient_recipe_expiring" | "patient_deliveries" | "news")[];
            };
            /**
             * Foot (English)
             * Format: multiline
             * @description Below every email, with company name and support.
             */
            footer_en: string | null;
            /**
             * Foot (Japanese)
             * Format: multiline
             */
            footer_ja: string | null;
            id: string;
            readonly notes: {
                /** Format: date-time */
                changed_at: string | null;
                changed_by: string | null;
                effect: string | null;
                field: string;
            }[];
            readonly revision: number;
            /**
             * Name of the sender
             * @description Empty: the name in MAIL_FROM. The address is always that of MAIL_FROM.
             */
            sender_name: string | null;
            /**
             * Not sent
             * @description For everybody, whatever people have chosen for themselves.
             */
            turned_off: ("doctor_order_placed" | "doctor_patient_activated" | "doctor_requests" | "doctor_answers" | "doctor_recipe_expiring" | "doctor_digest" | "doctor_statements" | "patient_recipe_reminder" | "patient_questionnaire_reminder" | "patient_refill_due" | "patient_recipe_expiring" | "patient_deliveries" | "news")[];
            /** Format: date-time */
            readonly updated_at: string | null;
        };
        MailSettingsPatch: {
            /** @description Checks and tells the effect; stores nothing. */
            dry_run?: boolean;
            /**
             * Foot (English)
             * Format: multiline
             * @description Below every email, with company name and support.
             */
            footer_en?: string | null;
            /**
             * Foot (Japanese)
             * Format: multiline
             */
            footer_ja?: string | null;
            revision: number;
            /**
             * Name of the sender
             * @description Empty: the name in MAIL_FROM. The address is always that of MAIL_FROM.
             */
            sender_name?: string | null;
            /**
             * Not sent
             * @description For everybody, whatever people have chosen for themselves.
             */
            turned_off?: ("doctor_order_placed" | "doctor_patient_activated" | "doctor_requests" | "doctor_answers" | "doctor_recipe_expiring" | "doctor_digest" | "doctor_statements" | "patient_recipe_reminder" | "patient_questionnaire_reminder" | "patient_refill_due" | "patient_recipe_expiring" | "patient_deliveries" | "news")[];
        };
        MaskedEmail: {
            /** @description The address with its middle hidden. */
            email: string;
        };
        Message: {
            message: string;
        };
        /** @description A doctor's reusable set with its lines, who got it, and what has changed in the template it came from. */
        MyRecipe: {
            /** @description What the doctor may do now. */
            actions: ("use" | "edit" | "duplicate" | "archive" | "restore" | "delete" | "take_over")[];
            /** Format: uuid */
            catalog_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            label: string;
            /** Format: date-time */
            last_used_at: string | null;
            lines: components["schemas"]["RecipeLine"][];
            /** Format: markdown */
            message: string;
            revision: number;
            /** @description The template of the platform it came from. */
            source: {
                title: string;
                version: number;
            } | null;
            /** @enum {string} */
            status: "active" | "archived";
            title: string;
            /** @description What one order of every line costs now; optional lines apart. */
            totals: {
                currency: string;
                /** Format: money */
                optional: number;
                /** Format: money */
                subtotal: number;
            };
            /** @description The newer version of that template, to compare with and update to. */
            update: {
                /** Format: uuid */
                id: string;
                lines: components["schemas"]["RecipeLine"][];
                message: string;
                /** Format: date-time */
                published_at: string | null;
                title: string;
                version: number;
            } | null;
            /** Format: date-time */
            updated_at: string;
            /** @description Courses that were issued from it. */
            used_count: number;
            /** @description The newest recipes that began with it. */
            uses: {
                /** Format: date-time */
                issued_at: string | null;
                number: string | null;
                patient: components["schemas"]["PatientRef"] | null;
                /** Format: uuid */
                recipe_id: string;
                /** @enum {string} */
                status: "issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired" | "entered_in_error";
                /** @description Of the set. */
                version: number;
            }[];
            valid_days: number;
            version: number;
            warnings: components["schemas"]["RecipeWarning"][];
        };
        /** @description A new set, empty with `title`, or a copy of `recipe` (an own set, a template, or a recipe of an own patient). */
        MyRecipeNew: {
            /** Format: uuid */
            recipe?: string;
            /** @description The name of the source unless given. */
            title?: string;
        };
        /** @description Changes of a set. `lines` replaces all lines, in their order. */
        MyRecipePatch: {
            /** Format: uuid */
            catalog_id?: string | null;
            /** Course name */
            label?: string;
            lines?: components["schemas"]["RecipeLineInput"][];
            message?: string;
            /** @description The revision that was read. */
            revision: number;
            title?: string;
            valid_days?: number;
        };
        /** @description A doctor's reusable set of products as its card shows it. */
        MyRecipeRow: {
            currency: string;
            /** @description The template it came from has a newer version. */
            has_update: boolean;
            /** Format: uuid */
            id: string;
            label: string;
            /** Format: date-time */
            last_used_at: string | null;
            /** @description The first five. */
            products: {
                brand: string;
                form: string;
                image: string | null;
                title: string;
            }[];
            products_count: number;
            /** @description Days until the first product may be ordered again; null without refills. */
            refill_days: number | null;
            revision: number;
            /** @enum {string} */
            status: "active" | "archived";
            title: string;
            /**
             * Format: money
             * @description What one order of it costs now; optional products apart.
             */
            total: number;
            /** @description Products that cannot be bought now. */
            unavailable_count: number;
            /** Format: date-time */
            updated_at: string;
            /** @description Courses that were issued from it. */
            used_count: number;
            /** @description Grows when a set that was used is changed. */
            version: number;
        };
        /** @description News as administrators list them. Figures are those of the version that is out. */
        News: {
            /** Acknowledged by */
            acknowledged_count: number;
            /**
             * Audience
             * @enum {string}
             */
            audience: "doctors" | "patients" | "both";
            /** Author */
            author_name: string | null;
            /**
             * Category
             * @enum {string}
             */
            category: "notice" | "product" | "campaign" | "maintenance" | "recall";
            /**
             * Created
             * Format: date-time
             */
            created_at: string;
            /**
             * Excerpt
             * Format: multiline
             * @description Shown in lists. Leave empty to use the start of the text.
             */
            excerpt: string;
            /**
             * Ends
             * Format: date-time
             */
            expires_at: string | null;
            /** Format: uuid */
            id: string;
            /** Pinned */
            pinned: boolean;
            /**
             * Published
             * Format: date-time
             */
            publish_at: string | null;
            /** Read by */
            read_count: number;
            /**
             * Read
             * Format: basis-points
             */
            read_rate: number | null;
            /** Requires acknowledgement */
            requires_ack: boolean;
            revision: number;
            /** Sent */
            sent_count: number;
            /**
             * Status
             * @enum {string}
             */
            status: "draft" | "scheduled" | "published" | "expired" | "archived";
            /** Title */
            title: string;
            /**
             * Updated
             * Format: date-time
             */
            updated_at: string;
            /** Version */
            version: number;
        };
        /** @description The number of recipients that was shown; a very different one is 409 RECIPIENTS_CHANGED. */
        NewsConfirm: {
            recipients: number;
            revision: number;
        };
        /**
         * News item
         * @description News with their text, whom they are for, and what this administrator may do with them.
         */
        NewsDetail: {
            /** @description What this administrator may do now. */
            actions: ("edit" | "publish" | "schedule" | "unschedule" | "unpublish" | "republish" | "archive" | "duplicate" | "delete" | "test_mail")[];
            /** @description Made by the server; holds only safe tags. */
            body_html: string;
            /**
             * Text
             * Format: markdown
             * @description Markdown: # headings, **bold**, *italic*, - lists, > quotes, [links](https://…). Add pictures with the Picture button.
             */
            body_markdown: string;
            /** Channels */
            channels: ("in_app" | "email")[];
            /** Only these doctors */
            doctor_ids: string[];
            /**
             * Only patients who received these lots
             * @description Lot numbers as recorded when packing. With products chosen, only the lots of those products.
             */
            lots: string[];
            /** Only patients of these doctors */
            patients_of: string[];
            /** Only patients who have ordered these products */
            product_ids: string[];
            /** Only doctors of these specialities */
            specialities: components["schemas"]["Speciality"][];
        } & components["schemas"]["News"];
        /** @description New news; they begin as a draft. */
        NewsInput: {
            /**
             * @default both
             * @enum {string}
             */
            audience: "doctors" | "patients" | "both";
            /**
             * Text
             * Format: markdown
             * @description Markdown: # headings, **bold**, *italic*, - lists, > quotes, [links](https://…). Add pictures with the Picture button.
             */
            body_markdown: string;
            /**
             * @default notice
             * @enum {string}
             */
            category: "notice" | "product" | "campaign" | "maintenance" | "recall";
            /**
             * Channels
             * @default [
             *       "in_app"
             *     ]
             */
            channels: ("in_app" | "email")[];
            /** Only these doctors */
            doctor_ids?: string[];
            /** Format: multiline */
            excerpt?: string | null;
            /** Format: date-time */
            expires_at?: string | null;
            /**
             * Only patients who received these lots
             * @description Lot numbers as recorded when packing. With products chosen, only the lots of those products.
             */
            lots?: string[];
            /** Only patients of these doctors */
            patients_of?: string[];
            pinned?: boolean;
            /** Only patients who have ordered these products */
            product_ids?: string[];
            requires_ack?: boolean;
            /** Only doctors of these specialities */
            specialities?: components["schemas"]["Speciality"][];
            title: string;
        };
        /** @description News for a doctor or a patient. */
        NewsItem: {
            /** Format: date-time */
            acknowledged_at: string | null;
            /** @enum {string} */
            category: "notice" | "product" | "campaign" | "maintenance" | "recall";
            /**
             * Format: date-time
             * @description Taken off the first page.
             */
            dismissed_at: string | null;
            excerpt: string;
            /** Format: uuid */
            id: string;
            pinned: boolean;
            /** Format: date-time */
            published_at: string;
            /** Format: date-time */
            read_at: string | null;
            requires_ack: boolean;
            title: string;
        };
        /** @description News with their text. */
        NewsMessage: components["schemas"]["NewsItem"] & {
            /** @description Made by the server; holds only safe tags. */
            body_html: string;
        };
        /** @description A picture for the text of news, JPG or PNG up to 5 MB, and what it shows, for those who cannot see it. */
        NewsPictureNew: {
            alt: string;
            /** Format: binary */
            picture: string;
        };
        /** @description Somebody news are for, and what was done with them. */
        NewsReader: {
            /** Format: date-time */
            acknowledged_at: string | null;
            /** Format: date-time */
            delivered_at: string | null;
            /** Format: date-time */
            emailed_at: string | null;
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /** @description Of patients only with the permission to see them. */
            name: string | null;
            number: string;
            /** Format: uuid */
            person_id: string;
            /** Format: date-time */
            read_at: string | null;
            /** @enum {string} */
            role: "doctor" | "patient";
        };
        /** @description How many people news are for now. */
        NewsRecipients: {
            doctors: number;
            /** @description Those who get a mail too. */
            mails: number;
            patients: number;
        };
        /** @description When the news are to be published, with the number of recipients that was shown. */
        NewsSchedule: {
            /**
             * Publish at
             * Format: date-time
             */
            publish_at: string;
            recipients: number;
            revision: number;
        };
        /** @description Only what changes. */
        NewsUpdate: {
            /** @enum {string} */
            audience?: "doctors" | "patients" | "both";
            /**
             * Text
             * Format: markdown
             * @description Markdown: # headings, **bold**, *italic*, - lists, > quotes, [links](https://…). Add pictures with the Picture button.
             */
            body_markdown?: string;
            /** @enum {string} */
            category?: "notice" | "product" | "campaign" | "maintenance" | "recall";
            /** Channels */
            channels?: ("in_app" | "email")[];
            /** Only these doctors */
            doctor_ids?: string[];
            /** Format: multiline */
            excerpt?: string | null;
            /** Format: date-time */
            expires_at?: string | null;
            /**
             * Only patients who received these lots
             * @description Lot numbers as recorded when packing. With products chosen, only the lots of those products.
             */
            lots?: string[];
            /** Only patients of these doctors */
            patients_of?: string[];
            pinned?: boolean;
            /** Only patients who have ordered these products */
            product_ids?: string[];
            requires_ack?: boolean;
            revision: number;
            /** Only doctors of these specialities */
            specialities?: components["schemas"]["Speciality"][];
            title?: string;
        };
        /** @description Why a patient does not order what was recommended. */
        NotBuying: {
            /** @description Needed with `other`. */
            note?: string | null;
            /** @enum {string} */
            reason: "price" | "already_have" | "side_effect" | "prefer_other" | "not_needed" | "other";
        };
        /** @description The revision that was read; a stale one is 409. */
        OptionalRevision: {
            revision?: number;
        };
        /** @description An order of a patient, as administrators list it. */
        Order: {
            /**
             * Cancel window ends
             * Format: date-time
             */
            cancel_until: string;
            /** Currency */
            currency: string;
            /**
             * Discount
             * Format: money
             */
            discount: number;
            /**
             * Doctor
             * Format: uuid
             */
            doctor_id: string;
            /** Doctor's name */
            doctor_name: string;
            /** Flags */
            flags: string[];
            /**
             * Fulfilment
             * @enum {string}
             */
            fulfilment_state: "unfulfilled" | "in_progress" | "partially_shipped" | "shipped" | "delivered" | "on_hold" | "partially_returned" | "returned";
            /** Hold reason */
            hold_reason?: string | null;
            /** Format: uuid */
            id: string;
            /** Items */
            item_count: number;
            /**
             * Delivery
             * Format: delivery-method
             */
            method: string;
            /** Number */
            number: string;
            /**
             * Order status
             * @enum {string}
             */
            order_state: "open" | "completed" | "archived" | "cancelled";
            /**
             * Patient
             * Format: uuid
             */
            patient_id: string;
            /** Patient */
            patient_name: string;
            /** Patient number */
            patient_number: string;
            /**
             * Payment method
             * @enum {string}
             */
            payment_method: "invoice" | "bank_transfer" | "shopify";
            /**
             * Payment
             * @enum {string}
             */
            payment_state: "pending" | "authorized" | "paid" | "partially_refunded" | "refunded" | "failed" | "voided";
            /**
             * Placed
             * Format: date-time
             */
            placed_at: string;
            /**
             * Refunded
             * Format: money
             */
            refunded: number;
            /**
             * Released
             * Format: date-time
             */
            released_at?: string | null;
            revision: number;
            /**
             * Ship to
             * Format: region
             */
            ship_region: string;
            /**
             * Shipping
             * Format: money
             */
            shipping: number;
            /** Shop order */
            shop_order_id?: string | null;
            /**
             * Source
             * @enum {string}
             */
            source: "recipe" | "catalog" | "mixed" | "on_behalf";
            /**
             * Subtotal
             * Format: money
             */
            subtotal: number;
            /**
             * Tax included
             * Format: money
             */
            tax: number;
            /**
             * Total
             * Format: money
             */
            total: number;
            /**
             * Unshipped for
             * Format: date-time
             * @description Since when its oldest unit could have left; null once everything has left or while it waits for its payment.
             */
            unshipped_since: string | null;
            /**
             * Updated
             * Format: date-time
             */
            updated_at: string;
        };
        OrderAddressRequest: {
            address: {
                /** City */
                city: string;
                /** Country */
                country: string;
                /** Street */
                line1: string;
                /** Building */
                line2?: string | null;
                /** Name */
                name: string;
                /** Phone */
                phone: string;
                /** Postal code */
                postal_code: string;
                /** State or prefecture */
                region: string;
            };
            revision: number;
        };
        /** @description Why, what becomes of units, money and mail (all three yes unless said), and the revision that was read; a stale one is 409. */
        OrderCancel: {
            /** Reason */
            reason: string;
            /**
             * Refund now
             * @description Of what was paid. Otherwise the order waits with the flag `refund_due`.
             */
            refund?: boolean;
            /**
             * Return units to stock
             * @description Otherwise the reserved units are removed from stock.
             */
            restock?: boolean;
            revision?: number;
            /** Email the patient */
            send_mail?: boolean;
        };
        /** @description A patient's wish to cancel after the window; operations accept it by cancelling, or decline it, unless the patient takes it back before. Once something has left it is too late. */
        OrderCancelRequest: {
            /** @description Why it was declined. */
            answer: string | null;
            /** Format: date-time */
            answered_at: string | null;
            reason: string | null;
            /** Format: date-time */
            requested_at: string;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "too_late" | "withdrawn";
        };
        /**
         * Order
         * @description Everything about an order.
         */
        OrderDetail: {
            address?: components["schemas"]["AddressSnapshot"];
        } & (components["schemas"]["Order"] & {
            /** @description What this administrator may do now. */
            actions: ("record_payment" | "release" | "hold" | "unhold" | "cancel" | "cancel_lines" | "refund" | "confirm_refund" | "withdraw_refund" | "decline_cancel" | "accept_amounts" | "create_shipment" | "split_parcel" | "change_address" | "note" | "retry_payment" | "resend_receipt")[];
            address: components["schemas"]["AddressSnapshot"];
            /** @description Where an order of the shop is not what its cart showed. It is flagged `amount_mismatch` until an administrator accepts the amounts or releases it. */
            amount_differences: {
                /** Format: money */
                actual: number;
                /** Format: money */
                expected: number;
                /** @enum {string} */
                part: "products" | "prices" | "discount" | "tax" | "total";
            }[];
            cancel_reason?: string | null;
            cancel_request: components["schemas"]["OrderCancelRequest"] | null;
            /** Format: date-time */
            cancelled_at?: string | null;
            lines: components["schemas"]["OrderDetailLine"][];
            /** Format: date-time */
            paid_at?: string | null;
            /** @description Masked without `phi.read`. */
            patient_email?: string | null;
            payments: {
                /** Format: money */
                amount: number;
                /** Format: date-time */
                created_at: string;
                /** Format: uuid */
                id: string;
                note?: string | null;
                provider: string;
                ref?: string | null;
                /** Format: date-time */
                settled_at?: string | null;
                /** @enum {string} */
                status: "pending" | "authorized" | "paid" | "failed" | "voided";
            }[];
            /**
             * Format: money
             * @description Larger refunds need a second administrator.
             */
            refund_limit?: number | null;
            /** @description A refund that another administrator must confirm. */
            refund_request?: {
                /** Format: money */
                amount: number;
                /** Format: date-time */
                at: string;
                by: string | null;
                /** @description The signed-in administrator requested it. */
                mine: boolean;
                reason: string;
            } | null;
            refunds: {
                /** Format: money */
                amount: number;
                /** @enum {string} */
                bearer: "doctor" | "platform";
                /** @description Who made it; null for one of the shop or of a rule. */
                by?: string | null;
                /** Format: date-time */
                created_at: string;
                /** Format: uuid */
                id: string;
                lines: {
                    /** Format: money */
                    amount: number;
                    /** Format: uuid */
                    order_line_id: string;
                    quantity: number;
                }[];
                reason: string;
                /** Format: money */
                shipping_amount: number;
            }[];
            reports: components["schemas"]["ProductReport"][];
            returns: components["schemas"]["OrderReturn"][];
            shipments: components["schemas"]["OrderShipment"][];
            /**
             * Format: uri
             * @description The order in the administration of the shop that took it.
             */
            shop_url: string | null;
            timeline: components["schemas"]["SettlementEvent"][];
        });
        /** @description A line of an order, with its commission. */
        OrderDetailLine: {
            /** Brand */
            brand: string;
            /** @description This administrator may change the product now. */
            changeable: boolean;
            commission?: components["schemas"]["OrderLineCommission"];
            /**
             * Format: money
             * @description What the units that have not left will add.
             */
            commission_expected: number;
            commission_rate_bp: number;
            /**
             * Format: money
             * @description In the ledger: what has shipped, less what was refunded.
             */
            commission_written: number;
            /** Format: money */
            discount: number;
            /**
             * Format: uuid
             * @description Whom the commission is for.
             */
            doctor_id?: string;
            /** Form */
            form?: string;
            /**
             * @description What the line waits for before it can leave.
             * @enum {string|null}
             */
            held_by?: "payment" | "cancel_window" | "office" | "stock" | "packing" | null;
            /**
             * Format: date-time
             * @description When that ends by itself: the cancel window, or the wait for stock, after which the line is cancelled and refunded.
             */
            held_until?: string | null;
            /** Format: uuid */
            id: string;
            image?: string | null;
            /** @enum {string} */
            line_status: "waiting" | "reserved" | "backordered" | "picking" | "packed" | "shipped" | "delivered" | "cancelled" | "return_requested" | "returned" | "refunded";
            /** Format: money */
            line_total: number;
            /** Format: uuid */
            product_id: string;
            qty_cancelled: number;
            /** @description Units in parcels that have not left. */
            qty_in_parcels: number;
            qty_ordered: number;
            qty_returned: number;
            qty_shipped: number;
            /** Format: uuid */
            recipe_id?: string | null;
            /** Format: money */
            refunded: number;
            /** @description What was ordered before an administrator changed the product. */
            replaces: string | null;
            /**
             * Back in stock on
             * Format: date
             */
            restock_on?: string | null;
            sku: string;
            /** Format: money */
            tax: number;
            /** Title */
            title: string;
            /** Format: money */
            unit_price: number;
            /** Format: uuid */
            variant_id: string;
            /** First pack */
            variant_title: string;
        };
        /** @description One step in the life of an order. */
        OrderEvent: {
            /** Format: date-time */
            at: string;
            /**
             * @description Null for staff and the system.
             * @enum {string|null}
             */
            by: "doctor" | "patient" | null;
            event: string;
            /** @description Of `order.progressed`: how far the order has come. */
            state: string | null;
        };
        /** @description Whether a line counts for commission, and why or why not. */
        OrderLineCommission: {
            /**
             * Format: money
             * @description Written so far and expected of what has not shipped.
             */
            amount: number;
            /** @description A refund of the line was not taken from the commission. */
            covered_by_platform: boolean;
            /** @description The rate when the order was placed, in hundredths of a percent. */
            rate_bp: number;
            /**
             * Format: date-time
             * @description When a pending commission can go on a statement.
             */
            ready_on: string | null;
            /** @enum {string} */
            reason: "other_doctor" | "zero_rate" | "nothing_charged" | "cancelled" | "not_shipped" | "refunded" | "delivery_problem" | "pending" | "ready" | "on_statement" | "paid";
            statement: string | null;
        };
        /** @description Lines of an unpaid order that are not to be sent, as they were read. */
        OrderLinesCancel: {
            /**
             * Format: money
             * @description The new total that was shown; another one is 409.
             */
            expected_total: number;
            order_line_ids: string[];
            /** Reason */
            reason: string;
            /**
             * Return units to stock
             * @description Otherwise the reserved units are removed from stock.
             */
            restock: boolean;
            revision: number;
        };
        OrderNoteRequest: {
            /** Note */
            text: string;
            /**
             * @description Sent to the patient by mail, who may answer it.
             * @default false
             */
            to_patient: boolean;
        };
        OrderPaymentRequest: {
            /**
             * Amount
             * Format: money
             * @description Must equal the order total.
             */
            amount: number;
            /** Note */
            note?: string | null;
            /**
             * Paid on
             * Format: date
             */
            paid_on: string;
            /** Reference */
            reference: string;
            /** @description The revision that was read; a stale one is 409. */
            revision?: number;
        };
        /** @description The product that takes a line's place. */
        OrderProductChange: {
            /**
             * Doctor's consent
             * @description Required unless the doctor has named the product as a substitute.
             */
            consent_note?: string | null;
            /**
             * Format: money
             * @description The total that was shown.
             */
            expected_total: number;
            /** Quantity */
            quantity: number;
            revision: number;
            /**
             * Product
             * Format: uuid
             */
            variant_id: string;
        };
        /** @description Why, and the revision that was read; a stale one is 409. */
        OrderReason: {
            /** Reason */
            reason: string;
            revision?: number;
        };
        /** @description What a refund would do to the doctor's commission. Reversed amounts are negative. */
        OrderRefundPreview: {
            /**
             * Format: money
             * @description What the patient gets.
             */
            amount: number;
            lines: {
                /** @description Units that have not left and are cancelled. */
                cancelled: number;
                /**
                 * Format: money
                 * @description In the ledger now.
                 */
                commission: number;
                /**
                 * Format: money
                 * @description Of the reversal: against a statement that is closed already, so it stands on the next one.
                 */
                on_next_statement: number;
                /** Format: uuid */
                order_line_id: string;
                /** Format: money */
                reversal: number;
            }[];
            /** Format: money */
            reversal: number;
        };
        /** @description A refund that is looked at before it is made. */
        OrderRefundPreviewRequest: {
            /**
             * Covered by
             * @description If the platform covers the refund, the doctor keeps the commission.
             * @default doctor
             * @enum {string}
             */
            bearer: "doctor" | "platform";
            lines: {
                /** Format: money */
                amount: number;
                /** Format: uuid */
                order_line_id: string;
                /** @description 0 refunds an amount without units. */
                quantity: number;
            }[];
            /** Return units to stock */
            restock: boolean;
            /** @description The revision that was read; a stale one is 409. */
            revision?: number;
            /**
             * Shipping
             * Format: money
             */
            shipping_amount: number;
        };
        OrderRefundRequest: {
            /**
             * Covered by
             * @description If the platform covers the refund, the doctor keeps the commission.
             * @default doctor
             * @enum {string}
             */
            bearer: "doctor" | "platform";
            lines: {
                /** Format: money */
                amount: number;
                /** Format: uuid */
                order_line_id: string;
                /** @description 0 refunds an amount without units. */
                quantity: number;
            }[];
            /** Reason */
            reason: string;
            /** Return units to stock */
            restock: boolean;
            /** @description The revision that was read; a stale one is 409. */
            revision?: number;
            /**
             * Shipping
             * Format: money
             */
            shipping_amount: number;
        };
        /** @description A product that could take the place of a line, and what the order would then cost. Nothing is changed by asking. */
        OrderReplacement: {
            /** @description The doctor has named it as a substitute of the recipe line. */
            approved: boolean;
            /** @description Units that can be promised; null when the shop does not count them. */
            available: number | null;
            basis?: components["schemas"]["DoseBasis"] | null;
            /** Brand */
            brand: string;
            /**
             * Format: money
             * @description Discount that the shop gives, because a paid order never becomes more expensive.
             */
            covered: number;
            /** @description How the patient will take it; null without a recipe. */
            dosage?: components["schemas"]["Dosage"] | null;
            image: string | null;
            /**
             * Format: money
             * @description What the line would cost after discount.
             */
            line_total: number;
            /**
             * Format: money
             * @description What the patient gets back of a paid order.
             */
            paid_back: number;
            /** Format: money */
            price: number;
            /** Format: uuid */
            product_id: string;
            quantity: number;
            sku: string;
            /** @description Packs that last as long as what was ordered. */
            suggested_quantity?: number;
            title: string;
            /**
             * Format: money
             * @description What the order would cost.
             */
            total: number;
            /** Format: uuid */
            variant_id: string;
            /** First pack */
            variant_title: string;
        };
        /** @description Goods that come back. */
        OrderReturn: {
            /** Format: date-time */
            closed_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            decided_at: string | null;
            decision_reason: string | null;
            /** Format: uuid */
            id: string;
            lines: {
                /** Format: uuid */
                order_line_id: string;
                quantity: number;
            }[];
            /** Format: uuid */
            order_id: string;
            photos: components["schemas"]["Photo"][];
            /**
             * Reason
             * @enum {string}
             */
            reason_code: "not_needed" | "wrong_item" | "damaged" | "other";
            reason_text: string | null;
            /** Format: date-time */
            received_at: string | null;
            /**
             * Format: money
             * @description What was given back, or what a refund would give for the goods; null when nothing is given back.
             */
            refund_amount: number | null;
            revision: number;
            /** @enum {string} */
            status: "requested" | "approved" | "declined" | "received" | "refunded" | "rejected";
        };
        /** @description A parcel of an order. */
        OrderShipment: {
            carrier?: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            delivered_at?: string | null;
            /** @enum {string|null} */
            exception_code?: "lost" | "damaged" | "address" | "refused" | "returned" | null;
            exception_note?: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            in_transit_at?: string | null;
            lines: components["schemas"]["ShipmentLine"][];
            method: string;
            number: string;
            /** Format: date-time */
            packed_at?: string | null;
            /** Format: date-time */
            picked_at?: string | null;
            /** Format: uuid */
            reshipment_of?: string | null;
            /** Format: date-time */
            shipped_at?: string | null;
            /** @enum {string} */
            status: "to_pick" | "picking" | "packed" | "shipped" | "in_transit" | "delivered" | "cancelled" | "exception" | "reshipped" | "refunded";
            tracking_no?: string | null;
            tracking_url?: string | null;
            weight_g: number | null;
        };
        OrderShipmentRequest: {
            lines: {
                /** Format: uuid */
                order_line_id: string;
                quantity: number;
            }[];
            /** @description The revision that was read; a stale one is 409. */
            revision?: number;
        };
        /** @description Orders that are put on hold, and why. */
        OrdersHoldRequest: {
            ids: string[];
            /** Reason */
            reason: string;
        };
        /** @description A legal document whose version in force the person has not accepted. */
        OutstandingDocument: {
            /** @description The last version the person has accepted. */
            accepted_version: string | null;
            key: components["schemas"]["LegalDocument"];
            version: components["schemas"]["LegalVersion"];
        };
        PasswordChangeRequest: {
            current_password: string;
            password: string;
            password_confirmation: string;
        };
        PasswordReset: {
            /** Format: uuid */
            id: string;
            /** Format: password */
            password: string;
            /** Format: password */
            password_confirmation: string;
            token: string;
        };
        PasswordResetCheck: {
            /** Format: uuid */
            id: string;
            token: string;
        };
        /** @description Everything the signed-in patient keeps about themselves, apart from the address book. */
        PatientAccount: {
            allergies: string[];
            /** Format: date */
            birth_date: string | null;
            /** @description Once it is recorded only the clinic changes it. */
            birth_date_editable: boolean;
            conditions: string[];
            /**
             * Format: date-time
             * @description Since when the patient waits to be deleted.
             */
            deletion_asked_at: string | null;
            /** Format: email */
            email: string;
            first_name: string;
            kana: string | null;
            last_name: string;
            /** @enum {string} */
            locale: "en" | "ja";
            medications: string[];
            /** @description The patient says that there are none. */
            no_known_allergies: boolean;
            notifications: components["schemas"]["PatientNotifications"];
            number: string;
            pending_email: components["schemas"]["PendingEmail"] | null;
            phone: string | null;
            /** @enum {string} */
            pregnancy: "no" | "yes" | "breastfeeding" | "unknown";
            revision: number;
            /** @enum {string} */
            sex: "female" | "male" | "other" | "unknown";
            time_zone: string | null;
        };
        /** @description Doses by weeks of the patient's time zone, oldest first. */
        PatientAdherence: {
            weeks: {
                /** @description Doses of what the patient had by then, those ticked included; none of what is taken as needed. */
                due: number;
                /** @description Doses that the patient has ticked. */
                taken: number;
                /**
                 * Format: date
                 * @description Its Monday.
                 */
                week: string;
            }[];
        };
        /** @description A questionnaire from the doctor. */
        PatientAnswerRow: {
            /** Format: date */
            due_on: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            sent_at: string;
            status: components["schemas"]["AnswerStatus"];
            /** Format: date-time */
            submitted_at: string | null;
            title: string;
        };
        /** @description A questionnaire from the doctor with the patient's own answers. */
        PatientAnswerSet: {
            doctor: string;
            /** Format: date */
            due_on: string | null;
            /** @enum {string|null} */
            filled_by: "patient" | "doctor" | null;
            /** Format: uuid */
            id: string;
            message: string | null;
            photos: components["schemas"]["Photo"][];
            questionnaire: components["schemas"]["QuestionnaireForm"];
            revision: number;
            /** Format: date-time */
            sent_at: string;
            status: components["schemas"]["AnswerStatus"];
            /** Format: date-time */
            submitted_at: string | null;
            /** Format: date-time */
            updated_at: string;
            values: components["schemas"]["AnswerValues"];
            /** @description Not sent back yet. */
            writable: boolean;
        };
        /** @description One action for several patients. */
        PatientBulk: {
            /** @enum {string} */
            action: "resend" | "archive" | "add_tag";
            ids: string[];
            /** @description Kept with an archived patient. */
            reason?: string | null;
            /** @description Required by `add_tag`. */
            tag?: string;
        };
        /** @description What became of one patient of the request. */
        PatientBulkResult: {
            error_code: string | null;
            /** Format: uuid */
            id: string;
            /** @description Why not, in the language of the request. */
            message: string | null;
            ok: boolean;
        };
        PatientCatalog: {
            /** @description Address of its picture. */
            cover: string | null;
            description: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "doctor" | "platform";
            name: string;
            /** @description The first products, for the card. */
            pictures?: components["schemas"]["CatalogPicture"][];
            products_count: number;
        };
        PatientCounts: {
            archived: number;
            /** @description Every patient that is not archived. */
            current: number;
            /** @description People who ask to join; also in current. */
            link_requested: number;
        };
        /** @description A day of all valid recipes together, by time of day; in the order in which things are taken or applied. */
        PatientDay: {
            /** Format: date */
            day: string;
            slots: {
                doses: {
                    /** @description The product has been delivered at some time, or the patient said that there is some. */
                    at_hand: boolean;
                    /** @description Which one, where a time has several of a line. */
                    nth: number;
                    of: number;
                    /** Format: uuid */
                    recipe_line_id: string;
                    /** @description Ticked by the patient. */
                    taken: boolean;
                }[];
                time: components["schemas"]["DoseTime"];
            }[];
        };
        PatientDeletionRequest: {
            current_password: string;
            reason?: string | null;
        };
        /**
         * @description Status of the patient and of the last invitation in one word. Lists of doctors leave declined and anonymised patients out.
         * @enum {string}
         */
        PatientDisplayStatus: "registered_by_doctor" | "link_requested" | "invited" | "invitation_expired" | "invitation_declined" | "mail_bounced" | "active" | "suspended" | "archived" | "declined" | "anonymised";
        /** @description Something that happened to a patient, a recipe of theirs or an order. */
        PatientEvent: {
            actor_name: string | null;
            actor_role: string;
            /** Format: date-time */
            at: string;
            /** @description What was changed; values only of status, discounts and catalog access, never of health data. */
            changes: {
                after: string | null;
                before: string | null;
                field: string;
            }[];
            event: string;
            id: string;
            /** @enum {string} */
            kind: "patient" | "recipe" | "order";
            object: {
                /** Format: uuid */
                id: string;
                label: string;
            } | null;
            reason: string | null;
            /** @description Chosen from a list. */
            reason_code: string | null;
        };
        PatientExportRequest: {
            /** Format: password */
            current_password: string;
            /**
             * @description Language of the PDFs.
             * @enum {string}
             */
            locale?: "en" | "ja";
        };
        /** @description A file that the doctor keeps with a patient; the patient does not see it. */
        PatientFile: {
            /** @enum {string} */
            content_type: "application/pdf" | "image/jpeg" | "image/png";
            /** Format: date-time */
            created_at: string;
            filename: string;
            /** Format: uuid */
            id: string;
            /** @description Bytes. */
            size: number;
        };
        /** @description A CSV file of patients with a header. */
        PatientImport: {
            /** @description Headers of the file by what they hold. Without it the headers are recognised by their names; with it only these columns are read. */
            columns?: {
                birth_date?: components["schemas"]["ImportHeader"];
                discount_percent?: components["schemas"]["ImportHeader"];
                email?: components["schemas"]["ImportHeader"];
                first_name?: components["schemas"]["ImportHeader"];
                kana?: components["schemas"]["ImportHeader"];
                language?: components["schemas"]["ImportHeader"];
                last_name?: components["schemas"]["ImportHeader"];
                phone?: components["schemas"]["ImportHeader"];
                sex?: components["schemas"]["ImportHeader"];
                tags?: components["schemas"]["ImportHeader"];
            };
            /**
             * @description Order of day, month and year where a date is not written as 1990-04-12.
             * @default ymd
             * @enum {string}
             */
            dates: "ymd" | "dmy" | "mdy";
            /** @description Does everything and takes it back. */
            dry_run: boolean;
            /**
             * @description Sends every imported patient an invitation.
             * @default false
             */
            send: boolean;
            text: string;
        };
        /** @description The last invitation of a patient. */
        PatientInvitation: {
            /** Format: date-time */
            accepted_at: string | null;
            /** Format: email */
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            message: string | null;
            /** Format: date-time */
            opened_at: string | null;
            /**
             * Format: date-time
             * @description The patient asked for a new invitation.
             */
            renewal_asked_at: string | null;
            send_count: number;
            sends_left_today: number;
            /**
             * Format: date-time
             * @description Null when only a link was made.
             */
            sent_at: string | null;
            /** @enum {string} */
            status: "pending" | "opened" | "accepted" | "declined" | "expired" | "revoked" | "bounced";
        };
        /** @description An invitation as its link shows it. */
        PatientInvite: {
            birth_date_required: boolean;
            /** @description Address of the picture. */
            clinic_logo: string | null;
            clinic_name: string;
            disclosure_text: string;
            disclosure_version: components["schemas"]["LegalVersion"];
            doctor_name: string;
            /** @description Masked until the link was opened in this browser. */
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** @description The doctor's personal words. */
            message: string | null;
            name: string | null;
            /**
             * Format: uuid
             * @description Null until the birth date was given where it is required.
             */
            patient_id: string | null;
        };
        PatientInvited: {
            display_status: components["schemas"]["PatientDisplayStatus"];
            /** @description The address is that of a doctor's account too; the two sign in separately. */
            doctor_address: boolean;
            /** Format: uuid */
            id: string;
            mail_sent: boolean;
            number: string;
        };
        PatientInviteLogin: {
            disclosure_version: components["schemas"]["LegalVersion"];
            /**
             * @description My health data may be used for my care here.
             * @constant
             */
            health_data_accepted: true;
            /** Format: password */
            password: string;
            /** Format: password */
            password_confirmation?: string;
            /**
             * Format: uuid
             * @description Has to agree with the invitation this browser has opened.
             */
            patient_id: string;
            privacy_version: components["schemas"]["LegalVersion"];
            terms_version: components["schemas"]["LegalVersion"];
        };
        /** @description What a doctor enters to add a patient. With `send` false the patient is only saved. */
        PatientInviteNew: {
            /** Format: date */
            birth_date?: string | null;
            /** @description At most the own commission rate. */
            discount_percent?: number;
            /** Format: email */
            email: string;
            first_name: string;
            kana?: string | null;
            /** @enum {string} */
            language?: "en" | "ja";
            last_name: string;
            personal_message?: string | null;
            /** Format: phone */
            phone?: string | null;
            /**
             * Format: uuid
             * @description A published questionnaire to fill in first.
             */
            questionnaire_id?: string | null;
            /**
             * Format: uuid
             * @description A draft of mine without a patient; it becomes this patient's at once and is issued when an invited patient signs up.
             */
            recipe_draft_id?: string | null;
            /** @default true */
            send: boolean;
            /** @enum {string} */
            sex?: "female" | "male" | "other" | "unknown";
            tags?: string[];
        };
        PatientInviteToken: {
            /**
             * Format: date
             * @description Where the doctor has entered one; three tries.
             */
            birth_date?: string | null;
            token: string;
        };
        /** @description The invitation of another doctor to somebody who has an account already. */
        PatientLinkOffer: {
            clinic_name: string;
            disclosure_text: string;
            doctor_name: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            /** @description The doctor's personal words. */
            message: string | null;
            name: string | null;
            /** @enum {string} */
            status: "open" | "accepted" | "declined";
        };
        PatientLinkRequest: {
            /** Format: date */
            birth_date: string;
            clinic_code: string;
            /** Format: email */
            email: string;
            first_name: string;
            last_name: string;
            message?: string | null;
        };
        /** @description A mail to a patient as their doctor sees it. */
        PatientMail: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            recipient: string;
            /** Format: date-time */
            sent_at: string | null;
            /** @enum {string} */
            status: "queued" | "sent" | "failed" | "bounced";
            /** @description Null for an invitation. */
            subject: string | null;
            template: string;
        };
        /** @description The signed-in patient. */
        PatientMe: {
            currency?: string;
            doctor: {
                /** @description Address of the picture. */
                clinic_logo: string | null;
                clinic_name: string;
                clinic_phone?: string | null;
                name: string;
            };
            /** Format: email */
            email: string;
            first_name: string;
            /** Format: uuid */
            id: string;
            last_name: string;
            /** @enum {string} */
            locale: "en" | "ja";
            number: string;
            /** @description Legal documents to accept before anything else is answered. */
            outstanding_documents: components["schemas"]["OutstandingDocument"][];
            /** @description The zone the person chose for dates; null follows the browser. */
            own_time_zone?: string | null;
            /** @constant */
            role: "PATIENT";
            /** @description Zone of the shop's business days. */
            time_zone?: string;
            two_factor: boolean;
        };
        /** @description Only what changes, and the revision that was read. */
        PatientMePatch: {
            allergies?: string[];
            /**
             * Format: date
             * @description Only while none is recorded.
             */
            birth_date?: string | null;
            conditions?: string[];
            first_name?: string;
            kana?: string | null;
            last_name?: string;
            medications?: string[];
            /** @description The patient says that there are none. */
            no_known_allergies?: boolean;
            /** Format: phone */
            phone?: string | null;
            /** @enum {string} */
            pregnancy?: "no" | "yes" | "breastfeeding" | "unknown";
            revision: number;
            /** @enum {string} */
            sex?: "female" | "male" | "other" | "unknown";
        };
        /** @description A note that only the doctor sees. */
        PatientNote: {
            author_name: string;
            /** @description Markdown. */
            body: string;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
        };
        PatientNoteNew: {
            body: string;
        };
        /** @description Which mails that may be turned off the patient wants. All others are always sent. */
        PatientNotifications: {
            deliveries: boolean;
            news: boolean;
            questionnaire_reminder: boolean;
            recipe_expiring: boolean;
            recipe_reminder: boolean;
            refill_due: boolean;
        };
        /** @description An order as its patient sees it. */
        PatientOrder: {
            address: components["schemas"]["AddressSnapshot"];
            /** @description The window is over and nothing has left yet. */
            can_ask_to_cancel: boolean;
            can_cancel: boolean;
            cancel_reason: string | null;
            cancel_request: components["schemas"]["OrderCancelRequest"] | null;
            /** Format: date-time */
            cancel_until: string;
            /** Format: date-time */
            cancelled_at: string | null;
            currency: string;
            /** @description When it should arrive; null where nobody can say. */
            delivery: components["schemas"]["DeliveryWindow"] | null;
            /** Format: money */
            discount: number;
            /** @description What the discount is made of, as far as it has a name. */
            discounts: components["schemas"]["AppliedDiscount"][];
            /** @enum {string} */
            fulfilment_state: "unfulfilled" | "in_progress" | "partially_shipped" | "shipped" | "delivered" | "on_hold" | "partially_returned" | "returned";
            /** Format: uuid */
            id: string;
            lines: components["schemas"]["PatientOrderLine"][];
            method: string;
            number: string;
            /** @enum {string} */
            order_state: "open" | "completed" | "archived" | "cancelled";
            /** @description Where a bank transfer goes, empty else. */
            payment_details: string;
            /** @enum {string} */
            payment_method: "invoice" | "bank_transfer" | "shopify";
            /** @enum {string} */
            payment_state: "pending" | "authorized" | "paid" | "partially_refunded" | "refunded" | "failed" | "voided";
            payments: {
                /** Format: money */
                amount: number;
                /** Format: date-time */
                created_at: string;
                /** Format: uuid */
                id: string;
                provider: string;
                /** Format: date-time */
                settled_at: string | null;
                /** @enum {string} */
                status: "pending" | "authorized" | "paid" | "failed" | "voided";
            }[];
            /** Format: date-time */
            placed_at: string;
            /** Format: money */
            refunded: number;
            refunds: {
                /** Format: money */
                amount: number;
                /** Format: date-time */
                created_at: string;
                /** Format: uuid */
                id: string;
                reason: string;
            }[];
            reports: components["schemas"]["ProductReport"][];
            returns: components["schemas"]["OrderReturn"][];
            revision: number;
            shipments: {
                carrier: string | null;
                /** Format: date-time */
                delivered_at: string | null;
                /** Format: uuid */
                id: string;
                lines: {
                    /** Format: date */
                    expires_on: string | null;
                    lot: string | null;
                    /** Format: uuid */
                    order_line_id: string;
                    quantity: number;
                    title: string;
                }[];
                number: string;
                /** Format: date-time */
                shipped_at: string | null;
                /** @enum {string} */
                status: "to_pick" | "picking" | "packed" | "shipped" | "in_transit" | "delivered" | "cancelled" | "exception" | "reshipped" | "refunded";
                tracking_no: string | null;
                tracking_url: string | null;
            }[];
            /** Format: money */
            shipping: number;
            /** @enum {string} */
            status: "payment_needed" | "preparing" | "partly_shipped" | "shipped" | "delivered" | "cancelled" | "refunded";
            /** Format: money */
            subtotal: number;
            /**
             * Format: money
             * @description Included in the total.
             */
            tax: number;
            /** @description What happened to the order, oldest first, without staff names and internal notes. */
            timeline?: components["schemas"]["OrderEvent"][];
            /** Format: money */
            total: number;
        };
        PatientOrderLine: {
            /** Brand */
            brand: string;
            /** Format: money */
            discount: number;
            /** Form */
            form: string;
            /**
             * @description What the line waits for before it can leave.
             * @enum {string|null}
             */
            held_by: "payment" | "cancel_window" | "office" | "stock" | "packing" | null;
            /**
             * Format: date-time
             * @description When that ends by itself: the cancel window, or the wait for stock, after which the line is cancelled and refunded.
             */
            held_until: string | null;
            /** Format: uuid */
            id: string;
            image: string | null;
            /** Format: money */
            line_total: number;
            /**
             * Format: date
             * @description First day on which its recipe lets it be ordered again; null when that is not in the future.
             */
            next_order_on?: string | null;
            /** Format: uuid */
            product_id: string;
            quantity: number;
            quantity_cancelled: number;
            quantity_returned: number;
            quantity_shipped: number;
            /** Format: uuid */
            recipe_id: string | null;
            /** Format: uuid */
            recipe_line_id: string | null;
            /** @description The product that was ordered before operations changed it with the consent of the doctor. */
            replaces: string | null;
            /**
             * Back in stock on
             * Format: date
             */
            restock_on?: string | null;
            /**
             * @description Why nothing of the line can be sent back.
             * @enum {string|null}
             */
            return_refusal: "not_delivered" | "asked" | "returned" | "heat_sensitive" | "too_late" | null;
            /**
             * Format: date-time
             * @description Until when a return may be asked for.
             */
            return_until: string | null;
            /** @description Units that may be sent back now. */
            returnable_quantity: number;
            /** @enum {string} */
            status: "waiting" | "reserved" | "backordered" | "picking" | "packed" | "shipped" | "delivered" | "cancelled" | "return_requested" | "returned" | "refunded";
            /** Format: money */
            tax: number;
            /** Title */
            title: string;
            /** Format: money */
            unit_price: number;
            /** Format: uuid */
            variant_id: string;
            /** First pack */
            variant_title: string;
        };
        PatientOrderSummary: {
            can_cancel: boolean;
            /** Format: date-time */
            cancel_until: string;
            currency: string;
            /** @description When it should arrive; null where nobody can say. */
            delivery: components["schemas"]["DeliveryWindow"] | null;
            /** Format: uuid */
            id: string;
            /** @description Units of all lines. */
            item_count: number;
            /** @description The first four lines, for the pictures. */
            items: {
                brand: string;
                form: string;
                image: string | null;
                title: string;
            }[];
            line_count: number;
            number: string;
            /** @enum {string} */
            payment_method: "invoice" | "bank_transfer" | "shopify";
            /** Format: date-time */
            placed_at: string;
            /** @enum {string} */
            status: "payment_needed" | "preparing" | "partly_shipped" | "shipped" | "delivered" | "cancelled" | "refunded";
            /** Format: money */
            total: number;
            tracking_url?: string | null;
        };
        /** @description Only what changes, and the revision that was read. A discount applies to new orders only. */
        PatientPatch: {
            allergies?: string[];
            /** Format: date */
            birth_date?: string | null;
            /** @enum {string|null} */
            catalog_access?: "open" | "closed" | "recipes_only" | null;
            conditions?: string[];
            /** @description At most the own commission rate. */
            discount_percent?: number;
            /** Format: email */
            email?: string;
            first_name?: string;
            /** @description At most the own commission rate. */
            first_order_discount_percent?: number;
            kana?: string | null;
            /** @enum {string} */
            language?: "en" | "ja";
            last_name?: string;
            medications?: string[];
            /** Format: phone */
            phone?: string | null;
            /** @enum {string} */
            pregnancy?: "no" | "yes" | "breastfeeding" | "unknown";
            revision: number;
            /** @enum {string} */
            sex?: "female" | "male" | "other" | "unknown";
            tags?: string[];
        };
        /** @description Only what changes. */
        PatientPreferences: {
            /**
             * @description Language of mails and of the pages.
             * @enum {string}
             */
            locale?: "en" | "ja";
            notifications?: {
                deliveries?: boolean;
                news?: boolean;
                questionnaire_reminder?: boolean;
                recipe_expiring?: boolean;
                recipe_reminder?: boolean;
                refill_due?: boolean;
            };
            /** @description IANA name; null follows the browser. */
            time_zone?: string | null;
        };
        PatientProduct: components["schemas"]["Product"] & {
            bought_before: boolean;
            /** @description Whether it may be bought without a recipe, apart from stock. */
            can_buy: boolean;
            /** @description What I get off it, all discounts but that of a first order together. */
            discount_bp: number;
            methods: {
                arrives: components["schemas"]["DeliveryWindow"];
                method: string;
                name: {
                    en: string;
                    ja: string;
                };
                /** Format: money */
                price: number;
            }[];
            needs_recipe: boolean;
            /** @description Packs that I am notified about when they are back in stock. */
            notices: string[];
            /** @description My recipe it is on, the newest valid one first; null when on none. */
            recipe: null | {
                dosage: components["schemas"]["Dosage"];
                /** Format: uuid */
                id: string;
                label: string;
                /** Format: uuid */
                line_id: string;
                /** Format: date */
                next_order_on: string | null;
                number: string;
                quantity: number;
                /** @description Why it cannot be ordered on the recipe now: code as in `CartProblem`. */
                refusal: string | null;
                /** @description What the doctor accepts in its place and the shop can send now. */
                substitutes: {
                    brand: string;
                    form: string;
                    image: string | null;
                    /** Format: money */
                    price: number;
                    /** Format: uuid */
                    product_id: string;
                    title: string;
                    /** Format: uuid */
                    variant_id: string;
                    variant_title: string;
                }[];
                /** Format: uuid */
                variant_id: string;
            };
        };
        PatientProductSummary: components["schemas"]["ProductSummary"] & {
            bought_before: boolean;
            /** @description On one of my recipes that is valid now. */
            in_recipe: boolean;
            /**
             * Format: money
             * @description After my discounts but that of a first order, before anything else.
             */
            member_price: number;
            /** @description Recipe-only, not on my recipe and never bought by me. */
            needs_recipe: boolean;
        };
        /** @description A recipe as its patient has it, with what can be ordered now. */
        PatientRecipe: components["schemas"]["PatientRecipeSummary"] & {
            attachments: components["schemas"]["RecipeAttachment"][];
            /** @description Address of the picture. */
            clinic_logo: string | null;
            currency: string;
            disclosure: string;
            /**
             * @description Why the doctor ended it.
             * @enum {string|null}
             */
            end_reason_code: "stopped_by_doctor" | "side_effect" | "allergy" | "pregnancy" | "not_effective" | "too_costly" | "patient_wish" | "error" | null;
            lines: (components["schemas"]["RecipeLine"] & {
                /** @description Packs in the cart for this line. */
                in_cart: number;
                /** @description Why it cannot be ordered now: code as in `CartProblem`; null when it can. */
                refusal: string | null;
            })[];
            /** Format: markdown */
            message: string;
            /**
             * @description Why the patient does not order it.
             * @enum {string|null}
             */
            not_buying: "price" | "already_have" | "side_effect" | "prefer_other" | "not_needed" | "other" | null;
        };
        PatientRecipeSummary: {
            /** @description At least one line that is not optional can be ordered now. */
            can_order: boolean;
            /** @description Of the product that runs out first; null before the first order. */
            days_left: number | null;
            doctor_name: string;
            /** Format: date-time */
            ended_at: string | null;
            /** Format: date */
            expires_on: string | null;
            /** Format: uuid */
            id: string;
            /** @description Never opened by the patient. */
            is_new: boolean;
            /** Format: date-time */
            issued_at: string | null;
            label: string;
            /** @description Lines that are not optional; all of them where every one is. */
            lines_count: number;
            message_excerpt: string;
            number: string;
            /** @description Lines bought at least once. */
            ordered_count: number;
            /** Format: uuid */
            series_id: string;
            /** Format: date */
            starts_on: string | null;
            /** @enum {string} */
            status: "issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired";
            /** Format: uuid */
            superseded_by: string | null;
            title: string;
            version: number;
        };
        PatientRef: {
            first_name: string;
            /** Format: uuid */
            id: string;
            last_name: string;
        };
        /** @description Something a patient asks the doctor for, and what became of it. */
        PatientRequest: {
            /** @description Approved by a rule of the doctor. */
            automatic: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            decided_at: string | null;
            /**
             * @description Why it was declined.
             * @enum {string|null}
             */
            decision_code: "too_soon" | "needs_visit" | "not_appropriate" | "discontinued" | "allergy" | "contact_me" | "other" | null;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "refill" | "product" | "question";
            message: string | null;
            /** @description What the doctor says. */
            note: string | null;
            product: null | {
                /** Format: uuid */
                id: string;
                title: string;
            };
            /** @description The recipe of a refill. */
            recipe: null | {
                /** Format: uuid */
                id: string;
                label: string;
                number: string;
            };
            /** Format: uuid */
            recipe_line_id: string | null;
            /**
             * Format: uuid
             * @description The recipe that was extended, issued or begun for it; for patients once it is issued.
             */
            result_recipe_id: string | null;
            revision: number;
            /** @enum {string} */
            status: "open" | "approved" | "approved_with_changes" | "declined" | "expired" | "withdrawn";
        };
        /** @description A refill names the line of a recipe, a product the product; a question has a message. */
        PatientRequestNew: {
            /** @enum {string} */
            kind: "refill" | "product" | "question";
            message?: string | null;
            /** Format: uuid */
            product_id?: string;
            /** Format: uuid */
            recipe_line_id?: string;
        };
        /** @description What is left of a line of a recipe. */
        PatientSupply: {
            days_left: number | null;
            /** Format: uuid */
            recipe_line_id: string;
            /** Format: date-time */
            stated_at: string | null;
            units_left: number | null;
        };
        /** @description The patient's first page in one answer. */
        PatientTop: {
            /** @description Today and yesterday in the patient's time zone. */
            days: components["schemas"]["PatientDay"][];
            deliveries: {
                carrier: string | null;
                items: string[];
                number: string;
                /** Format: uuid */
                order_id: string;
                /** Format: date-time */
                placed_at: string;
                /** @enum {string} */
                step: "ordered" | "packed" | "shipped" | "delivered";
                tracking_no: string | null;
                tracking_url: string | null;
            }[];
            doctor: {
                clinic_name: string;
                clinic_phone: string | null;
                name: string;
                website: string | null;
            };
            /** @description Valid recipes with their lines. */
            recipes: components["schemas"]["PatientRecipe"][];
            /** @description What to do, most urgent first. */
            tasks: {
                /** Format: money */
                amount?: number | null;
                /** Format: uuid */
                answer_id?: string | null;
                days_left?: number | null;
                /** Format: date */
                due_on?: string | null;
                /** @description Offer, recipe, order, shipment or recipe line; unique among the tasks. */
                id: string;
                /** @enum {string} */
                kind: "link_offer" | "new_recipe" | "payment_needed" | "delivery_problem" | "refill_due" | "questionnaire_due" | "news_to_acknowledge" | "profile_incomplete";
                /** @description Name of the clinic, recipe or product, number of the order. */
                label?: string;
                /** @description What is missing in the profile. */
                missing?: ("address" | "phone" | "birth_date" | "allergies")[];
                /** Format: uuid */
                news_id?: string | null;
                /** Format: uuid */
                order_id?: string | null;
                /** Format: uuid */
                recipe_id?: string | null;
                /** @description Some of the questions have answers. */
                started?: boolean;
            }[];
            unread_news: number;
        };
        /**
         * Payments
         * @description How patients pay.
         */
        PaymentSettings: {
            /**
             * Bank details
             * Format: multiline
             * @description Account holder, bank and account number, as the patient should read them.
             */
            bank_details: string;
            readonly defaults: {
                /**
                 * Bank details
                 * Format: multiline
                 * @description Account holder, bank and account number, as the patient should read them.
                 */
                bank_details: string;
                /**
                 * Payment methods
                 * @description A bank transfer needs bank details.
                 */
                methods: ("invoice" | "bank_transfer")[];
            };
            id: string;
            /**
             * Payment methods
             * @description A bank transfer needs bank details.
             */
            methods: ("invoice" | "bank_transfer")[];
            readonly notes: {
                /** Format: date-time */
                changed_at: string | null;
                changed_by: string | null;
                effect: string | null;
                field: string;
            }[];
            readonly revision: number;
            /** Format: date-time */
            readonly updated_at: string | null;
        };
        PaymentSettingsPatch: {
            /**
             * Bank details
             * Format: multiline
             * @description Account holder, bank and account number, as the patient should read them.
             */
            bank_details?: string;
            /** @description Checks and tells the effect; stores nothing. */
            dry_run?: boolean;
            /**
             * Payment methods
             * @description A bank transfer needs bank details.
             */
            methods?: ("invoice" | "bank_transfer")[];
            revision: number;
        };
        /** @description A new address that waits for its link to be opened; the present one stays in force until then. */
        PendingEmail: {
            /** Format: email */
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            requested_at: string;
        };
        PeriodValue: {
            previous: number | null;
            value: number;
        };
        /** @description A picture that was sent along. */
        Photo: {
            content_type: string;
            filename: string;
            /** Format: uuid */
            id: string;
            /** @description Bytes. */
            size: number;
        };
        /** @description What a postal code says about an address; null is what it leaves open. */
        PostalPlace: {
            city: string | null;
            /** @description Prefecture or state. */
            region: string | null;
            /** @description What the street line begins with. */
            town: string | null;
        };
        /** @description A product with everything on its page. */
        Product: {
            /**
             * Allergens
             * @description What the label says it contains, in the words of the label.
             */
            allergens: string[];
            /**
             * Availability
             * @enum {string}
             */
            availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
            /** Brand */
            brand: string;
            /** Category */
            category: string;
            /** Certifications */
            certifications: string[];
            currency: string;
            /** @description Cleaned on the server. */
            description_html: string;
            /** Form */
            form: string;
            handle: string;
            /** Heat-sensitive */
            heat_sensitive: boolean;
            /** Format: uuid */
            id: string;
            images: {
                alt: string;
                url: string;
            }[];
            /** Ingredients */
            ingredients: components["schemas"]["Ingredient"][];
            /** How to use */
            label_directions: string;
            /** @description What the label directs; null where it is not known. */
            label_dosage: components["schemas"]["LabelDosage"] | null;
            /** @description The asking doctor's own dosage of this product. */
            my_default?: components["schemas"]["DosageDefault"] | null;
            /** Recipe only */
            recipe_only: boolean;
            /** @description The asking doctor may put it on a recipe. */
            recommendable?: boolean;
            /** Format: date-time */
            removed_at: string | null;
            /**
             * Back in stock on
             * Format: date
             */
            restock_on: string | null;
            shopify_product_id: string;
            /** @description Why it is no longer sold. */
            status_reason: string | null;
            successor: components["schemas"]["ProductSuccessor"];
            /** Title */
            title: string;
            /**
             * Use
             * @enum {string}
             */
            usage_kind: "oral" | "topical" | "device" | "other";
            variants: components["schemas"]["Variant"][];
            /** Warnings */
            warnings: string;
        };
        /** @description A picture of a product, JPG or PNG up to 5 MB, and what it shows, for those who cannot see it. */
        ProductPictureNew: {
            /** Description of the picture */
            alt: string;
            /** Format: binary */
            picture: string;
        };
        /** @description The pictures of a product in their order, and the revision of the product that was read. */
        ProductPictures: {
            pictures: {
                alt: string;
                url: string;
            }[];
            revision: number;
        };
        /** @description What takes the place of a product. */
        ProductReplace: {
            /**
             * Format: uuid
             * @description A pack; without it the first of the successor.
             */
            variant_id?: string;
        };
        /** @description What became of one recipe when a product in it was replaced. */
        ProductReplaced: {
            /** @description Why it was not issued. */
            message: string | null;
            number: string | null;
            /**
             * @description `draft`: it was replaced in a draft that has to be looked at and issued.
             * @enum {string}
             */
            outcome: "issued" | "draft" | "refused";
            patient: components["schemas"]["PatientRef"];
            /**
             * Format: uuid
             * @description The new version, or the draft that waits for a decision.
             */
            recipe_id: string;
        };
        /** @description What is reported about a product of an order; what a patient reports has the doctor's answer. */
        ProductReport: {
            answer: string | null;
            /** Format: date-time */
            answered_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @enum {string|null} */
            decision: "stopped" | "continued" | null;
            /** Format: date */
            expires_on: string | null;
            /**
             * Format: date-time
             * @description When the office was done with it.
             */
            handled_at: string | null;
            handling_note: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "reaction" | "quality" | "damaged" | "missing";
            lot: string | null;
            /** @description Null for administrators who may not read health data. */
            message: string | null;
            /** Format: uuid */
            order_id: string;
            /** Format: uuid */
            order_line_id: string;
            order_number: string;
            photos: components["schemas"]["Photo"][];
            product: string;
            /** Format: uuid */
            product_id: string;
            /** @enum {string} */
            reported_by: "patient" | "doctor";
            revision: number;
            /**
             * @description Whether the doctor has answered; damaged and missing goods are the office's alone.
             * @enum {string}
             */
            status: "open" | "answered";
        };
        /** @description Stops the product in the patient's running recipes, or continues it. The patient is notified by email. */
        ProductReportAnswer: {
            /** Answer */
            answer?: string | null;
            /**
             * Decision
             * @enum {string}
             */
            decision: "stopped" | "continued";
            revision: number;
        };
        /** @description A reaction to a product, or something wrong with it. The lot is that of the parcel unless another is given. */
        ProductReportRequest: {
            /**
             * Expiry
             * Format: date
             */
            expires_on?: string | null;
            /**
             * What happened
             * @enum {string}
             */
            kind: "reaction" | "quality" | "damaged" | "missing";
            /** Lot */
            lot?: string | null;
            /** Description */
            message: string;
            /** Format: uuid */
            order_line_id: string;
            /**
             * Photos
             * @description JPG or PNG up to 10 MB each.
             */
            photos?: string[];
        };
        /** @description The product that takes its place where it is discontinued; null where none is named. */
        ProductSuccessor: {
            brand: string;
            /** Format: uuid */
            id: string;
            title: string;
            /**
             * Format: uuid
             * @description Its first pack.
             */
            variant_id: string;
        } | null;
        /** @description A product as lists and pickers show it; price, pack and stock are those of its first variant and of the product as a whole. */
        ProductSummary: {
            /**
             * Availability
             * @enum {string}
             */
            availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
            /** Brand */
            brand: string;
            /** Category */
            category: string;
            /**
             * Compare-at price
             * Format: money
             */
            compare_at_price: number | null;
            currency: string;
            /**
             * Format: money
             * @description After the asking doctor's own discounts on the product and its catalogs; null without one.
             */
            discount_price?: number | null;
            /** Form */
            form: string;
            handle: string;
            /** Format: uuid */
            id: string;
            image: string | null;
            /** @description What the label directs; null where it is not known. */
            label_dosage: components["schemas"]["LabelDosage"] | null;
            /** @description The asking doctor's own dosage of this product. */
            my_default?: components["schemas"]["DosageDefault"] | null;
            /**
             * Format: money
             * @description The asking doctor's commission on one pack before discounts.
             */
            my_margin?: number;
            /** @description The catalog's note for patients, when one catalog is listed. */
            note?: string | null;
            /**
             * Price
             * Format: money
             */
            price: number;
            /** Recipe only */
            recipe_only: boolean;
            /**
             * Back in stock on
             * Format: date
             */
            restock_on: string | null;
            shopify_product_id: string;
            /** @description How often the asking doctor has put it on an issued recipe in 90 days. */
            times_recommended?: number;
            /** Title */
            title: string;
            unit: string;
            units_per_pack: number;
            /**
             * Use
             * @enum {string}
             */
            usage_kind: "oral" | "topical" | "device" | "other";
            /** Format: uuid */
            variant_id: string | null;
            /** First pack */
            variant_title: string;
            /** Packs */
            variants_count: number;
        };
        PurchaseFromSuggestions: {
            ids: string[];
        };
        PurchaseFromSuggestionsResult: {
            created: {
                /** Format: uuid */
                id: string;
                number: string;
            }[];
        };
        /** @description What was ordered from a supplier. */
        PurchaseOrder: {
            /**
             * Created
             * Format: date-time
             */
            readonly created_at: string;
            /**
             * Expected
             * Format: date
             */
            expected_on: string | null;
            /** Format: uuid */
            readonly id: string;
            /** Number */
            readonly number: string;
            /**
             * Ordered
             * Format: date-time
             */
            readonly ordered_at: string | null;
            /** Units received */
            readonly received_units: number;
            readonly revision: number;
            /**
             * Status
             * @enum {string}
             */
            readonly status: "draft" | "ordered" | "partly_received" | "received" | "cancelled";
            /**
             * Supplier
             * Format: uuid
             */
            supplier_id: string;
            /** Units ordered */
            readonly units: number;
        };
        /** @description What has come of a purchase order. A line may come in several lots. */
        PurchaseOrderDelivery: {
            /** Delivery note */
            document?: string | null;
            lines: {
                /**
                 * Use by
                 * Format: date
                 */
                expires_on?: string | null;
                /** Format: uuid */
                line_id: string;
                /** Lot */
                lot?: string | null;
                /**
                 * Units
                 * @description 0 where nothing has come yet.
                 */
                quantity: number;
            }[];
            revision: number;
        };
        /**
         * Purchase order
         * @description A purchase order with its lines.
         */
        PurchaseOrderDetail: {
            /**
             * Created
             * Format: date-time
             */
            readonly created_at: string;
            /**
             * Expected
             * Format: date
             */
            expected_on: string | null;
            /** Format: uuid */
            readonly id: string;
            /** Products */
            readonly lines: components["schemas"]["PurchaseOrderLine"][];
            /**
             * Note
             * Format: multiline
             */
            note: string | null;
            /** Number */
            readonly number: string;
            /**
             * Ordered
             * Format: date-time
             */
            readonly ordered_at: string | null;
            /**
             * Received
             * Format: date-time
             */
            readonly received_at: string | null;
            /** Units received */
            readonly received_units: number;
            readonly revision: number;
            /**
             * Status
             * @enum {string}
             */
            readonly status: "draft" | "ordered" | "partly_received" | "received" | "cancelled";
            /**
             * Supplier
             * Format: uuid
             */
            supplier_id: string;
            /** Units ordered */
            readonly units: number;
        };
        PurchaseOrderLine: {
            /** Format: uuid */
            id: string;
            ordered: number;
            product: string;
            received: number;
            sku: string;
            variant: string;
            /**
             * Product
             * Format: uuid
             */
            variant_id: string;
        };
        PurchaseOrderNew: {
            /**
             * Expected
             * Format: date
             */
            expected_on?: string | null;
            /** Products */
            lines: {
                /** Units */
                ordered: number;
                /**
                 * Product
                 * Format: uuid
                 */
                variant_id: string;
            }[];
            /**
             * Note
             * Format: multiline
             */
            note?: string | null;
            /**
             * Supplier
             * Format: uuid
             */
            supplier_id: string;
        };
        PurchaseOrderStep: {
            revision: number;
        };
        /** @description The fields to change, and the revision they were read at. Lines are changed in a draft alone. */
        PurchaseOrderUpdate: {
            /**
             * Expected
             * Format: date
             */
            expected_on?: string | null;
            /** Products */
            lines?: {
                /** Units */
                ordered: number;
                /**
                 * Product
                 * Format: uuid
                 */
                variant_id: string;
            }[];
            /**
             * Note
             * Format: multiline
             */
            note?: string | null;
            revision: number;
            /**
             * Supplier
             * Format: uuid
             */
            supplier_id?: string;
        };
        /**
         * Suggestion
         * @description What sells, what there is, and what should be ordered to last until the next delivery and 30 days more, and not to be low.
         */
        PurchaseSuggestion: {
            /** Available */
            available: number;
            /**
             * Days of cover
             * @description How long the stock lasts at the faster of the two rates.
             */
            days_of_cover: number | null;
            /** Format: uuid */
            id: string;
            /** On order */
            incoming: number;
            /** Lead time (days) */
            lead_time_days: number | null;
            /** Product */
            product: string;
            /** SKU */
            sku: string;
            /** Shipped in 30 days */
            sold_30: number;
            /** Shipped in 90 days */
            sold_90: number;
            /** Suggested */
            suggested: number;
            /**
             * Supplier
             * Format: uuid
             */
            supplier_id: string | null;
            /** Variant */
            variant: string;
        };
        /** @description One question of a questionnaire. */
        Question: {
            help: string | null;
            id: string;
            max: number | null;
            min: number | null;
            options: {
                flag: string | null;
                label: string;
                score: number | null;
                value: string;
            }[];
            required: boolean;
            section: string;
            show_if: {
                equals: string | boolean;
                question: string;
            } | null;
            text: string;
            /** @enum {string} */
            type: "single" | "multi" | "yes_no" | "scale" | "number" | "date" | "short_text" | "long_text" | "photo" | "consent";
            unit: string | null;
        };
        /** @description A published questionnaire that can be sent. */
        QuestionnaireChoice: {
            /** Format: uuid */
            id: string;
            key: string;
            /** @description In the language of the request. */
            title: string;
            version: number;
        };
        /** @description A published version of a questionnaire, in the language of the request. */
        QuestionnaireForm: {
            /** Format: uuid */
            id: string;
            key: string;
            questions: components["schemas"]["Question"][];
            sections: {
                id: string;
                /** @description Most points of the section. */
                max: number | null;
                /** @enum {string} */
                scoring: "sum" | "mean" | "none";
                title: string;
            }[];
            title: string;
            version: number;
        };
        Reason: {
            /** Reason */
            reason: string;
        };
        /** @description One version of a recipe with its lines. Drafts carry what to look at before issuing. */
        Recipe: {
            /** @description What the doctor may do now. */
            actions: ("issue" | "hold" | "resume" | "cancel" | "void" | "delete" | "edit" | "renew" | "copy" | "remind" | "resend")[];
            attachments: components["schemas"]["RecipeAttachment"][];
            /** Format: uuid */
            catalog_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description What the patient reads about the clinic's financial interest. */
            disclosure: string;
            end_reason_code: string | null;
            end_reason_text: string | null;
            /** Format: date-time */
            ended_at: string | null;
            events: components["schemas"]["RecipeEvent"][];
            /** Format: date */
            expires_on: string | null;
            /** Format: date-time */
            first_ordered_at: string | null;
            /** @enum {string|null} */
            held_by: "doctor" | "admin" | null;
            hold_reason: string | null;
            /** Format: uuid */
            id: string;
            ingredient_totals: components["schemas"]["IngredientTotal"][];
            internal_note: string;
            /** Format: date-time */
            issued_at: string | null;
            label: string;
            /** Format: date-time */
            last_ordered_at: string | null;
            lines: components["schemas"]["RecipeLine"][];
            /** Format: markdown */
            message: string;
            /** @description What was ignored or found when the draft was made. */
            notices: ("CATALOG_NOT_OPEN" | "DRAFT_OPENED")[];
            number: string | null;
            patient: components["schemas"]["RecipePerson"] | null;
            /**
             * Format: date-time
             * @description The last reminder to order.
             */
            reminded_at: string | null;
            revision: number;
            /** Format: uuid */
            series_id: string;
            /** Format: uuid */
            source_recipe_id: string | null;
            /** Format: uuid */
            source_template_id: string | null;
            /** Format: date */
            starts_on: string | null;
            /** @enum {string} */
            status: "draft" | "issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired" | "entered_in_error";
            /** Format: uuid */
            superseded_by: string | null;
            /** @description The version in force that issuing this draft would replace. */
            supersedes: {
                /** Format: uuid */
                id: string;
                number: string | null;
                version: number;
            } | null;
            title: string;
            /** @description What one order of every line costs now; optional lines apart. */
            totals: {
                currency: string;
                /** Format: money */
                discount: number;
                discount_bp: number;
                /** Format: money */
                optional: number;
                /** @description Products that have a discount of their own, with all that comes off them. */
                product_discounts: {
                    /** Format: uuid */
                    product_id: string;
                    rate_bp: number;
                }[];
                /**
                 * Format: money
                 * @description Standard delivery to the patient, before it becomes free.
                 */
                shipping: number;
                /**
                 * Format: money
                 * @description Goods after discount from which delivery is free; null is never.
                 */
                shipping_free_from: number | null;
                /** Format: money */
                subtotal: number;
                /** Format: money */
                total: number;
            };
            /** Format: date-time */
            updated_at: string;
            valid_days: number;
            version: number;
            /** Format: date-time */
            viewed_at: string | null;
            warnings: components["schemas"]["RecipeWarning"][];
            warnings_overridden: {
                code: string;
                line: number;
                reason: string;
            }[];
        };
        /** @description A file that goes with a recipe. */
        RecipeAttachment: {
            /** @enum {string} */
            content_type: "application/pdf" | "image/jpeg" | "image/png";
            /** Format: date-time */
            created_at: string;
            filename: string;
            /** Format: uuid */
            id: string;
            /** @description Bytes. */
            size: number;
        };
        /** @description What a new recipe begins with, before there is a draft. */
        RecipeBeginning: {
            /**
             * Format: uuid
             * @description The catalog asked for when it is open to the doctor.
             */
            catalog_id: string | null;
            disclosure: string;
            notices: "CATALOG_NOT_OPEN"[];
            patient: components["schemas"]["RecipePerson"] | null;
            totals: {
                currency: string;
                discount_bp: number;
                /** @description Products that have a discount of their own, with all that comes off them. */
                product_discounts: {
                    /** Format: uuid */
                    product_id: string;
                    rate_bp: number;
                }[];
                /** Format: money */
                shipping: number;
                /** Format: money */
                shipping_free_from: number | null;
            };
            /** @description The draft that was written last and not issued; one of the patient asked for comes first. */
            unsent: {
                /** Format: uuid */
                id: string;
                label: string;
                lines_count: number;
                patient: components["schemas"]["RecipePerson"] | null;
                /** Format: date-time */
                updated_at: string;
            } | null;
            valid_days: number;
        };
        RecipeCancel: {
            reason?: string | null;
            /**
             * Reason
             * @enum {string}
             */
            reason_code: "stopped_by_doctor" | "side_effect" | "allergy" | "pregnancy" | "not_effective" | "too_costly" | "patient_wish" | "error";
        };
        RecipeCommandReason: {
            /** Reason */
            reason: string;
            revision: number;
        };
        /** @description How many recipes each tab of the doctor's list holds. */
        RecipeCounts: {
            all: number;
            draft: number;
            ended: number;
            issued: number;
            /** @description Issued, and nothing was ordered; also in issued. */
            not_ordered: number;
            on_hold: number;
            /** @description Issued, and something runs out within 7 days; also in issued. */
            renewal_due: number;
            /** @description The draft that was written last and not issued. */
            unsent: {
                /** Format: uuid */
                id: string;
                label: string;
                lines_count: number;
                patient: components["schemas"]["RecipePerson"] | null;
                /** Format: date-time */
                updated_at: string;
            } | null;
        };
        /** @description What happened to a version of a recipe. */
        RecipeEvent: {
            actor_name: string | null;
            /** @enum {string} */
            actor_role: "doctor" | "patient" | "admin" | "system" | "visitor";
            /** Format: date-time */
            at: string;
            event: string;
            /** Format: uuid */
            id: string;
            reason: string | null;
            /** @description Chosen from a list. */
            reason_code: string | null;
            version: number;
        };
        /** @description Something that happened to a version of a recipe. */
        RecipeHistory: {
            actor_name: string | null;
            /** @enum {string} */
            actor_role: "doctor" | "patient" | "admin" | "system" | "visitor";
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description The version before this one, to compare with.
             */
            compared_to: string | null;
            event: string;
            /** Format: uuid */
            id: string;
            label: string;
            number: string | null;
            patient: components["schemas"]["PatientRef"] | null;
            reason: string | null;
            /** @description Chosen from a list. */
            reason_code: string | null;
            /** Format: uuid */
            recipe_id: string;
            version: number;
        };
        RecipeIssue: {
            /** @description Count orders of the version in force for lines of the same product. */
            carry_refills?: boolean;
            overrides?: {
                /** @enum {string} */
                code: "ALLERGY" | "LABEL_EXCEEDED" | "LABEL_DIFFERS";
                line: number;
                reason: string;
            }[];
            revision: number;
            /** @description Tell the patient; true unless given. */
            send_mail?: boolean;
            /**
             * Format: date
             * @description Today unless given.
             */
            starts_on?: string;
            /** @description End the version in force; true unless given. */
            supersede?: boolean;
            valid_days?: number;
        };
        /** @description A line with its product as it is now; names, pack and price of an issued line are those it was issued with. */
        RecipeLine: {
            amount_max: number | null;
            amount_min: number | null;
            area: string[];
            as_needed: boolean;
            /**
             * @description How far an order has come that is not delivered yet.
             * @enum {string|null}
             */
            coming?: "ordered" | "shipped" | null;
            /** @description From what was delivered, ticked and said by the patient; null before there was any. */
            days_left: number | null;
            /** @description Days one order lasts at average use. */
            days_supply: number | null;
            /** @enum {string} */
            dosage_mode: "label" | "structured" | "text";
            duration_days: number | null;
            /** @description Times per period; with the period `hour` it is "every n hours". */
            frequency_count: number | null;
            /** @enum {string|null} */
            frequency_period: "day" | "hour" | "week" | "month" | null;
            /** Format: uuid */
            id: string;
            instructions: string;
            /**
             * Format: date-time
             * @description When the last parcel arrived, or by its delivery method must have; what is left counts from here.
             */
            last_delivered_at?: string | null;
            /** Format: date-time */
            last_ordered_at: string | null;
            /** Format: date-time */
            last_shipped_at: string | null;
            /** @enum {string} */
            meal: "none" | "before" | "with" | "after" | "between" | "empty_stomach";
            /** @description Days between two orders; 0 is any time. */
            min_days_between: number;
            /**
             * Format: date
             * @description First day of the next order; null before the first.
             */
            next_order_on: string | null;
            optional: boolean;
            /** @description The first order and the refills that are left. */
            orders_left: number;
            pack_unit: string;
            position: number;
            /**
             * Format: money
             * @description When it was put on the recipe.
             */
            price: number;
            /** Format: money */
            price_now: number;
            product: {
                /** @enum {string} */
                availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
                brand: string;
                category: string;
                form: string;
                image: string | null;
                /** @description What the label directs; null where it is not known. */
                label_dosage: components["schemas"]["LabelDosage"] | null;
                recipe_only: boolean;
                /** Format: date */
                restock_on: string | null;
                shopify_product_id: string;
                title: string;
                /** @enum {string} */
                usage_kind: "oral" | "topical" | "device" | "other";
            };
            /** Format: uuid */
            product_id: string;
            /** @description Packs of one order. */
            quantity: number;
            rationale: string;
            refills_allowed: number;
            start_offset_days: number;
            /** @enum {string} */
            state: "active" | "paused" | "stopped";
            /** @description Why it is paused or stopped: a code of `RecipeLineReason`, or `reported_by_patient`. */
            state_reason?: string | null;
            /**
             * Format: date-time
             * @description When the patient said what is left; null when only orders count.
             */
            stated_at?: string | null;
            step: number | null;
            /** @description The substitutes with their names; those that are no longer known are left out. */
            substitute_packs: components["schemas"]["RecipeSubstitute"][];
            /** @description Variants the doctor accepts instead. */
            substitutes: string[];
            take_with_text: string | null;
            /** @description The substitute that was delivered last and is taken now; null where it is the product of the line. */
            taken?: components["schemas"]["TakenProduct"] | null;
            time_of_day: ("waking" | "morning" | "midday" | "afternoon" | "evening" | "bedtime")[];
            times_ordered: number;
            /** @enum {string|null} */
            unit: "capsule" | "tablet" | "softgel" | "scoop" | "sachet" | "ml" | "drop" | "spray" | "g" | "mg" | "pump" | "pea" | "fingertip_unit" | "application" | "pad" | "mask" | "other" | null;
            /** @description Units at hand, from what was delivered, ticked and said by the patient. */
            units_left?: number | null;
            units_per_pack: number;
            /** Format: uuid */
            variant_id: string;
            variant_title: string;
            /** @description 1 is Monday. */
            weekdays: number[] | null;
        };
        /** @description A line as a doctor writes it. Refills are 3 and the days between 0.8 times the days of supply unless given. */
        RecipeLineInput: {
            amount_max?: number | null;
            amount_min?: number | null;
            area?: string[];
            as_needed?: boolean;
            /** @enum {string} */
            dosage_mode: "label" | "structured" | "text";
            duration_days?: number | null;
            /** @description Times per period; with the period `hour` it is "every n hours". */
            frequency_count?: number | null;
            /** @enum {string|null} */
            frequency_period?: "day" | "hour" | "week" | "month" | null;
            /**
             * Format: uuid
             * @description Of a line that is already on this recipe.
             */
            id?: string;
            instructions?: string;
            /** @enum {string} */
            meal?: "none" | "before" | "with" | "after" | "between" | "empty_stomach";
            /** @description Days between two orders; 0 is any time. */
            min_days_between?: number;
            optional?: boolean;
            /** Format: uuid */
            product_id: string;
            /** @description Packs of one order. */
            quantity: number;
            rationale?: string;
            refills_allowed?: number;
            start_offset_days?: number;
            step?: number | null;
            /** @description Variants the doctor accepts instead. */
            substitutes?: string[];
            take_with_text?: string | null;
            time_of_day?: ("waking" | "morning" | "midday" | "afternoon" | "evening" | "bedtime")[];
            /** @enum {string|null} */
            unit?: "capsule" | "tablet" | "softgel" | "scoop" | "sachet" | "ml" | "drop" | "spray" | "g" | "mg" | "pump" | "pea" | "fingertip_unit" | "application" | "pad" | "mask" | "other" | null;
            /** Format: uuid */
            variant_id: string;
            /** @description 1 is Monday. */
            weekdays?: number[] | null;
        };
        /** @description Why a line is paused or stopped. */
        RecipeLineReason: {
            /** @enum {string} */
            reason_code: "stopped_by_doctor" | "side_effect" | "allergy" | "pregnancy" | "not_effective" | "too_costly" | "patient_wish" | "planned_break" | "other_treatment";
        };
        /** @description Changes of a draft. `lines` replaces all lines, in their order. */
        RecipePatch: {
            /** Format: uuid */
            catalog_id?: string | null;
            internal_note?: string;
            /** Course name */
            label?: string;
            lines?: components["schemas"]["RecipeLineInput"][];
            message?: string;
            /** Format: uuid */
            patient_id?: string | null;
            /** @description The revision that was read. */
            revision: number;
            /** Format: date */
            starts_on?: string | null;
            title?: string;
            valid_days?: number;
        };
        /** @description The patient of a recipe. */
        RecipePerson: {
            allergies?: string[];
            first_name: string;
            /** @description Another doctor looks after the patient now; in lists. */
            has_left?: boolean;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            language?: "en" | "ja";
            last_name: string;
            number: string;
            /** @enum {string} */
            pregnancy?: "no" | "yes" | "breastfeeding" | "unknown";
            status: string;
        };
        /**
         * Recipes and invitations
         * @description How long recipes, invitations, requests and questionnaires stay open, and when people are reminded.
         */
        RecipeSettings: {
            readonly defaults: {
                /**
                 * Patient invitations work
                 * @description Invitations that are sent from now on.
                 */
                invitation_days: number;
                /** Close unanswered questionnaires after */
                questionnaire_days: number;
                /** Days between reminders */
                reminder_gap_days: number;
                /** Requests expire after */
                request_days: number;
                /** Remind the doctor before */
                request_remind_days: number;
                /**
                 * Recipe validity
                 * @description What a new draft starts with. Doctors may change it.
                 */
                valid_days: number;
            };
            id: string;
            /**
             * Patient invitations work
             * @description Invitations that are sent from now on.
             */
            invitation_days: number;
            readonly notes: {
                /** Format: date-time */
                changed_at: string | null;
                changed_by: string | null;
                effect: string | null;
                field: string;
            }[];
            /** Close unanswered questionnaires after */
            questionnaire_days: number;
            /** Days between reminders */
            reminder_gap_days: number;
            /** Requests expire after */
            request_days: number;
            /** Remind the doctor before */
            request_remind_days: number;
            readonly revision: number;
            /** Format: date-time */
            readonly updated_at: string | null;
            /**
             * Recipe validity
             * @description What a new draft starts with. Doctors may change it.
             */
            valid_days: number;
        };
        RecipeSettingsPatch: {
            /** @description Checks and tells the effect; stores nothing. */
            dry_run?: boolean;
            /**
             * Patient invitations work
             * @description Invitations that are sent from now on.
             */
            invitation_days?: number;
            /** Close unanswered questionnaires after */
            questionnaire_days?: number;
            /** Days between reminders */
            reminder_gap_days?: number;
            /** Requests expire after */
            request_days?: number;
            /** Remind the doctor before */
            request_remind_days?: number;
            revision: number;
            /**
             * Recipe validity
             * @description What a new draft starts with. Doctors may change it.
             */
            valid_days?: number;
        };
        /** @description The recipes whose patients are reminded. */
        RecipesRemind: {
            ids: string[];
        };
        /** @description How a new draft begins. `edit`, `renew`, `copy` and `template` need `recipe`. */
        RecipeStart: {
            /**
             * Format: uuid
             * @description One that is not open to the doctor is ignored with a notice.
             */
            catalog_id?: string;
            /**
             * @default create
             * @enum {string}
             */
            mode: "create" | "edit" | "renew" | "copy" | "template";
            /** Format: uuid */
            patient_id?: string;
            /** Format: uuid */
            recipe?: string;
        };
        /** @description A pack the doctor accepts instead of the one on the line. */
        RecipeSubstitute: {
            /** @enum {string} */
            availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
            brand: string;
            pack_unit: string;
            /** Format: money */
            price: number;
            /** Format: uuid */
            product_id: string;
            title: string;
            units_per_pack: number;
            /** Format: uuid */
            variant_id: string;
            variant_title: string;
        };
        /** @description A recipe in the doctor's list. */
        RecipeSummary: {
            /** @description What the doctor may do now. */
            actions: ("issue" | "hold" | "resume" | "cancel" | "void" | "delete" | "edit" | "renew" | "copy" | "remind" | "resend")[];
            /** Format: uuid */
            catalog_id: string | null;
            /** Format: date */
            expires_on: string | null;
            /** Format: date-time */
            first_ordered_at: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            issued_at: string | null;
            label: string;
            /** Format: date-time */
            last_ordered_at: string | null;
            lines_count: number;
            /** @description Lines that are not optional. */
            needed_count: number;
            number: string | null;
            /** @description Needed lines that were ordered at least once. */
            ordered_count: number;
            patient: components["schemas"]["RecipePerson"] | null;
            /** @enum {string|null} */
            renewal: "overdue" | "due_soon" | "upcoming" | "on_track" | null;
            /** Format: uuid */
            series_id: string;
            /** Format: date */
            starts_on: string | null;
            /** @enum {string} */
            status: "draft" | "issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired" | "entered_in_error";
            title: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
            /** Format: date-time */
            viewed_at: string | null;
        };
        /** @description Something to look at before issuing. `block` must be put right, `stop` needs a reason to go on, `warn` and `info` stop nothing by themselves. */
        RecipeWarning: {
            /** @description A doctor who issues the recipe gives a reason (`overrides`); a recipe that is issued by itself, as written before, needs one for `stop` alone. */
            asks_reason: boolean;
            /** @enum {string} */
            code: "ALLERGY" | "DUPLICATE_PRODUCT" | "DUPLICATE_INGREDIENT" | "DUPLICATE_IN_OTHER_RECIPE" | "UPPER_LIMIT" | "PREGNANCY" | "REACTION" | "KIDNEY_DISEASE" | "LIVER_DISEASE" | "BLOOD_THINNER" | "OUT_OF_STOCK" | "BACKORDERED" | "DISCONTINUED" | "PRICE_CHANGED" | "SUPPLY_SHORT" | "REFILLS_BEYOND_EXPIRY" | "DOSAGE_MISSING" | "LABEL_EXCEEDED" | "LABEL_DIFFERS";
            /** @description What the message was made of. */
            detail?: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            level: "block" | "stop" | "warn" | "info";
            /** @description Index of the line; null for the whole recipe. */
            line: number | null;
            message: string;
        };
        /** @description Recovery codes that are shown this once, and the administrator as they are now. */
        RecoveryCodes: {
            me: components["schemas"]["AdminMe"];
            recovery_codes: string[];
        };
        ReturnRefund: {
            /**
             * Covered by
             * @description If the platform covers the refund, the doctor keeps the commission.
             * @default doctor
             * @enum {string}
             */
            bearer: "doctor" | "platform";
            /** Reason */
            reason: string;
            /** Return units to stock */
            restock: boolean;
            revision: number;
            /**
             * Shipping
             * Format: money
             * @description Of the delivery that is given back besides the goods; nothing unless said.
             */
            shipping_amount?: number;
        };
        /** @description Unopened goods that a patient wants to send back. */
        ReturnRequest: {
            lines: {
                /** Format: uuid */
                order_line_id: string;
                quantity: number;
            }[];
            /**
             * Photos
             * @description JPG or PNG up to 10 MB each.
             */
            photos?: string[];
            /**
             * Reason
             * @enum {string}
             */
            reason_code: "not_needed" | "wrong_item" | "damaged" | "other";
            /** Details */
            reason_text?: string | null;
            /**
             * @description Only unopened goods can come back.
             * @constant
             */
            unopened: true;
        };
        /** @description An administrator who decides about applications. */
        Reviewer: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /**
         * Reviews and licences
         * @description Applications of doctors and their licences.
         */
        ReviewSettings: {
            readonly defaults: {
                /** Suspend after a licence ends */
                licence_suspend_days: number;
                /**
                 * Apply again after
                 * @description After a rejection, unless the reviewer allows it at once.
                 */
                reapply_days: number;
                /**
                 * Decide applications within
                 * @description Business days. Amber after them, red after three times as many.
                 */
                sla_days: number;
            };
            id: string;
            /** Suspend after a licence ends */
            licence_suspend_days: number;
            readonly notes: {
                /** Format: date-time */
                changed_at: string | null;
                changed_by: string | null;
                effect: string | null;
                field: string;
            }[];
            /**
             * Apply again after
             * @description After a rejection, unless the reviewer allows it at once.
             */
            reapply_days: number;
            readonly revision: number;
            /**
             * Decide applications within
             * @description Business days. Amber after them, red after three times as many.
             */
            sla_days: number;
            /** Format: date-time */
            readonly updated_at: string | null;
        };
        ReviewSettingsPatch: {
            /** @description Checks and tells the effect; stores nothing. */
            dry_run?: boolean;
            /** Suspend after a licence ends */
            licence_suspend_days?: number;
            /**
             * Apply again after
             * @description After a rejection, unless the reviewer allows it at once.
             */
            reapply_days?: number;
            revision: number;
            /**
             * Decide applications within
             * @description Business days. Amber after them, red after three times as many.
             */
            sla_days?: number;
        };
        /** @description The revision that was read, and why. */
        RevisedReason: {
            /** Reason */
            reason: string;
            revision: number;
        };
        /** @description The revision that was read; a stale one is 409. */
        Revision: {
            revision: number;
        };
        /**
         * Sales
         * @description Carts, orders, cancellations, refunds and returns.
         */
        SalesSettings: {
            /** Archive finished orders after */
            archive_days: number;
            /**
             * End a back-order after
             * @description What has not arrived by then is cancelled and refunded.
             */
            backorder_days: number;
            /**
             * Cancellation window
             * @description Patients can cancel an order this long. It is released to shipping when the time is over.
             */
            cancel_minutes: number;
            /**
             * Keep an open cart
             * @description Counted from the last change.
             */
            cart_days: number;
            readonly defaults: {
                /** Archive finished orders after */
                archive_days: number;
                /**
                 * End a back-order after
                 * @description What has not arrived by then is cancelled and refunded.
                 */
                backorder_days: number;
                /**
                 * Cancellation window
                 * @description Patients can cancel an order this long. It is released to shipping when the time is over.
                 */
                cancel_minutes: number;
                /**
                 * Keep an open cart
                 * @description Counted from the last change.
                 */
                cart_days: number;
                /** Products in a cart */
                max_lines: number;
                /** Quantity of a product */
                max_quantity: number;
                /**
                 * Minimum order
                 * Format: money
                 * @description Goods after discount. 0 means no minimum. A delivery zone may have its own.
                 */
                min_total: number;
                /**
                 * Returns accepted
                 * @description From delivery. 0 means no returns.
                 */
                returns_days: number;
                /**
                 * Refunds that need a second administrator
                 * Format: money
                 * @description Refunds above it. Empty means never.
                 */
                second_admin_above: number | null;
            };
            id: string;
            /** Products in a cart */
            max_lines: number;
            /** Quantity of a product */
            max_quantity: number;
            /**
             * Minimum order
             * Format: money
             * @description Goods after discount. 0 means no minimum. A delivery zone may have its own.
             */
            min_total: number;
            readonly notes: {
                /** Format: date-time */
                changed_at: string | null;
                changed_by: string | null;
                effect: string | null;
                field: string;
            }[];
            /**
             * Returns accepted
             * @description From delivery. 0 means no returns.
             */
            returns_days: number;
            readonly revision: number;
            /**
             * Refunds that need a second administrator
             * Format: money
             * @description Refunds above it. Empty means never.
             */
            second_admin_above: number | null;
            /** Format: date-time */
            readonly updated_at: string | null;
        };
        SalesSettingsPatch: {
            /** Archive finished orders after */
            archive_days?: number;
            /**
             * End a back-order after
             * @description What has not arrived by then is cancelled and refunded.
             */
            backorder_days?: number;
            /**
             * Cancellation window
             * @description Patients can cancel an order this long. It is released to shipping when the time is over.
             */
            cancel_minutes?: number;
            /**
             * Keep an open cart
             * @description Counted from the last change.
             */
            cart_days?: number;
            /** @description Checks and tells the effect; stores nothing. */
            dry_run?: boolean;
            /** Products in a cart */
            max_lines?: number;
            /** Quantity of a product */
            max_quantity?: number;
            /**
             * Minimum order
             * Format: money
             * @description Goods after discount. 0 means no minimum. A delivery zone may have its own.
             */
            min_total?: number;
            /**
             * Returns accepted
             * @description From delivery. 0 means no returns.
             */
            returns_days?: number;
            revision: number;
            /**
             * Refunds that need a second administrator
             * Format: money
             * @description Refunds above it. Empty means never.
             */
            second_admin_above?: number | null;
        };
        SettingGroup: {
            /** @description Settings that differ from their default. */
            changed: number;
            /** Format: date-time */
            changed_at: string | null;
            changed_by: string | null;
            /** @enum {string} */
            key: "company" | "brand" | "sales" | "delivery" | "tax" | "payments" | "mail" | "commission" | "recipes" | "reviews";
            may_edit: boolean;
        };
        /** @description A doctor's statement for a calendar month. */
        Settlement: {
            /**
             * Adjustments
             * Format: money
             */
            adjustments: number;
            /**
             * Approved
             * Format: date-time
             */
            approved_at?: string | null;
            /** Bank details */
            bank_ready: boolean;
            /**
             * Carried in
             * Format: money
             */
            carried_in: number;
            /**
             * Carried over
             * Format: money
             */
            carried_out: number;
            /**
             * Reason for carry-over
             * @enum {string|null}
             */
            carry_reason?: "nothing_due" | "frozen" | "no_bank_details" | "below_minimum" | null;
            /**
             * Closed
             * Format: date-time
             */
            closed_at?: string | null;
            /**
             * Commission
             * Format: money
             */
            commission: number;
            /** Currency */
            currency: string;
            /**
             * Doctor
             * Format: uuid
             */
            doctor_id: string;
            /** Doctor's name */
            doctor_name: string;
            /** Doctor number */
            doctor_number: string;
            /** Failure reason */
            failed_reason?: string | null;
            /**
             * Base
             * Format: money
             */
            gross_base: number;
            /** Format: uuid */
            id: string;
            /**
             * Paid below the minimum
             * @enum {string|null}
             */
            minimum_waived?: "year_end" | "account_closed" | null;
            /**
             * Negative since
             * Format: date
             */
            negative_since?: string | null;
            /**
             * Net
             * Format: money
             */
            net: number;
            /** Number */
            number: string;
            /** Open disputes */
            open_disputes?: number;
            /** Orders */
            order_count: number;
            /**
             * Paid
             * Format: date-time
             */
            paid_at?: string | null;
            /**
             * Pay date
             * Format: date
             */
            pay_on?: string | null;
            /** Payment reference */
            payment_ref?: string | null;
            /**
             * Month
             * Format: month
             */
            period: string;
            /**
             * To
             * Format: date
             */
            period_end: string;
            /**
             * From
             * Format: date
             */
            period_start: string;
            revision: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "closed" | "approved" | "paying" | "paid" | "failed" | "carried_over" | "void";
            /**
             * Updated
             * Format: date-time
             */
            updated_at: string;
            /**
             * Withholding
             * Format: money
             */
            withholding: number;
        };
        SettlementAdjustment: {
            /**
             * Amount
             * Format: money
             */
            amount: number;
            /** Reason */
            reason: string;
            /**
             * Type
             * @description A bonus cannot be negative.
             * @default adjustment
             * @enum {string}
             */
            type: "adjustment" | "bonus";
        };
        SettlementCloseRequest: {
            /**
             * Dry run
             * @description Only show what would happen.
             */
            dry_run: boolean;
            /** @description What the dry run has shown. Closing is refused with 409 CLOSING_CHANGED when it would do something else. */
            expected?: {
                carried_over: number;
                closed: number;
                /** Format: money */
                net: number;
            };
            /** Month */
            period: string;
        };
        /** @description What closing a month does, or in a dry run would do. */
        SettlementClosing: {
            carried_over: number;
            /** @description Statements to be paid. */
            closed: number;
            dry_run: boolean;
            /**
             * Format: money
             * @description Sum of the statements to be paid.
             */
            net: number;
            /** Format: month */
            period: string;
            rows: {
                /** Format: money */
                adjustments: number;
                /** Format: money */
                carried_in: number;
                /** Format: money */
                commission: number;
                /** Format: uuid */
                doctor_id: string;
                doctor_name: string;
                doctor_number: string;
                /** Format: money */
                gross_base: number;
                /**
                 * @description Why it is paid although it is below the minimum payout.
                 * @enum {string|null}
                 */
                minimum_waived?: "year_end" | "account_closed" | null;
                /** Format: money */
                net: number;
                /**
                 * Format: money
                 * @description What the open statement has shown until now; null for one that is opened by closing.
                 */
                net_before: number | null;
                number: string;
                order_count: number;
                /** @enum {string} */
                outcome: "closed" | "carried_over";
                /** @enum {string|null} */
                reason?: "nothing_due" | "frozen" | "no_bank_details" | "below_minimum" | null;
                /** Format: uuid */
                settlement_id: string;
            }[];
        };
        /**
         * Settlement
         * @description A statement with its lines.
         */
        SettlementDetail: components["schemas"]["Settlement"] & {
            /** @description States that an administrator may take it to. */
            allowed: string[];
            bank: components["schemas"]["BankMasked"];
            by_product: components["schemas"]["SettlementSubtotal"][];
            by_source: components["schemas"]["SettlementSubtotal"][];
            lines: components["schemas"]["SettlementLine"][];
            timeline: components["schemas"]["SettlementEvent"][];
            /** @description The signed-in owner asked for it, so another one must confirm. */
            void_mine?: boolean;
            void_reason?: string | null;
            /**
             * Void requested
             * Format: date-time
             */
            void_requested_at?: string | null;
            void_requested_by_name?: string | null;
        };
        /** @description A doctor's dispute of a line, and its answer. */
        SettlementDispute: {
            answer: string | null;
            /** Format: date-time */
            answered_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            message: string;
            /** @enum {string} */
            status: "open" | "accepted" | "declined";
        };
        SettlementDisputeAnswer: {
            /**
             * Amount for the next statement
             * Format: money
             */
            amount?: number | null;
            /** Answer */
            answer: string;
            /** Format: uuid */
            dispute_id: string;
            /**
             * Decision
             * @enum {string}
             */
            outcome: "accepted" | "declined";
        };
        /** @description One step in the life of a record. */
        SettlementEvent: {
            actor: string;
            actor_role: string;
            /** Format: date-time */
            at: string;
            event: string;
            from?: string | null;
            reason?: string | null;
            to?: string | null;
        };
        SettlementExclusion: {
            /** Format: uuid */
            line_id: string;
            /** Reason */
            reason: string;
            revision: number;
        };
        /** @description One line of a statement, with everything that explains it. */
        SettlementLine: {
            /** Format: money */
            amount: number;
            /** Format: date-time */
            at: string;
            /** Format: money */
            base: number;
            dispute?: components["schemas"]["SettlementDispute"] | null;
            /** Format: date-time */
            eligible_at?: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            order_id?: string | null;
            /** Format: uuid */
            order_line_id?: string | null;
            order_number?: string | null;
            patient_number?: string | null;
            product?: string | null;
            quantity?: number | null;
            rate_bp: number;
            reason?: string | null;
            /** @enum {string|null} */
            rule?: "delivered" | "shipped" | "at_once" | null;
            /** @description Why the line stands here, with who bears a refund. */
            rule_text: string;
            /** @enum {string|null} */
            source?: "recipe" | "catalog" | null;
            /** @enum {string} */
            type: "commission" | "reversal" | "adjustment" | "carry_over" | "bonus" | "payout" | "payout_failed";
        };
        SettlementPaidRequest: {
            /**
             * Paid on
             * Format: date
             */
            paid_on: string;
            /** Reference */
            reference: string;
        };
        /** @description Commission that is on no statement yet, and which months can be closed. */
        SettlementRunning: {
            /** @description Earlier months with something to close, oldest first. */
            closable: string[];
            /**
             * Format: date
             * @description First day on which the running month can be closed.
             */
            closable_from: string;
            currency: string;
            /** @description Doctors with commission that is on no statement yet. */
            doctors: number;
            /**
             * Format: money
             * @description Ready for the next statements.
             */
            eligible: number;
            /**
             * Format: money
             * @description Still in the return window.
             */
            pending: number;
            /** Format: month */
            period: string;
        };
        SettlementSubtotal: {
            /** Format: money */
            amount: number;
            /** Format: money */
            base: number;
            name: string;
        };
        /** @description Totals of everything that matches a filter. */
        SettlementSummary: {
            /** Format: money */
            adjustments: number;
            /** Format: money */
            carried_in: number;
            /** Format: money */
            carried_out: number;
            /** Format: money */
            commission: number;
            count: number;
            currency: string;
            /** Format: money */
            gross_base: number;
            /**
             * Format: money
             * @description Without what was carried over to a later statement or is void.
             */
            net: number;
            order_count: number;
            /** Format: money */
            withholding: number;
        };
        /** @description A parcel on the board. */
        Shipment: {
            /** Carrier */
            carrier?: string | null;
            /** City */
            city: string;
            /**
             * Created
             * Format: date-time
             */
            created_at: string;
            /**
             * Delivered
             * Format: date-time
             */
            delivered_at?: string | null;
            /**
             * Problem
             * @enum {string|null}
             */
            exception_code?: "lost" | "damaged" | "address" | "refused" | "returned" | null;
            /** Note */
            exception_note?: string | null;
            /** Keep cool */
            heat_sensitive: boolean;
            /** Hold reason */
            hold_reason?: string | null;
            /** Format: uuid */
            id: string;
            /**
             * In transit
             * Format: date-time
             */
            in_transit_at?: string | null;
            /** Paid */
            is_paid: boolean;
            /** Units */
            item_count: number;
            /** Contents */
            items: string;
            /**
             * Delivery
             * Format: delivery-method
             */
            method: string;
            /** Number */
            number: string;
            /**
             * Order
             * Format: uuid
             */
            order_id: string;
            /** Order number */
            order_number: string;
            /**
             * Packed
             * Format: date-time
             */
            packed_at?: string | null;
            /** Patient number */
            patient_number: string;
            /**
             * Picked
             * Format: date-time
             */
            picked_at?: string | null;
            /**
             * Replaces
             * Format: uuid
             */
            reshipment_of?: string | null;
            revision: number;
            /**
             * Ship to
             * Format: region
             */
            ship_region: string;
            /**
             * Shipped
             * Format: date-time
             */
            shipped_at?: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "to_pick" | "picking" | "packed" | "shipped" | "in_transit" | "delivered" | "cancelled" | "exception" | "reshipped" | "refunded";
            /** Tracking number */
            tracking_no?: string | null;
            /** Tracking link */
            tracking_url?: string | null;
            /**
             * Updated
             * Format: date-time
             */
            updated_at: string;
            /** Weight (g) */
            weight_g: number | null;
        };
        /** @description The message to the patient about a parcel. */
        ShipmentContactRequest: {
            /** Text */
            text: string;
        };
        ShipmentDeliverRequest: {
            /**
             * Delivered
             * Format: date-time
             * @description Leave empty to use the current time.
             */
            delivered_at?: string | null;
        };
        /**
         * Parcel
         * @description A parcel with its contents and address.
         */
        ShipmentDetail: components["schemas"]["Shipment"] & {
            address: components["schemas"]["AddressSnapshot"];
            /** @description States that an administrator may take it to. */
            allowed: string[];
            lines: components["schemas"]["ShipmentLine"][];
            /**
             * Patient
             * Format: uuid
             */
            patient_id?: string;
            timeline: components["schemas"]["SettlementEvent"][];
        };
        ShipmentExceptionRequest: {
            /**
             * Problem
             * @enum {string}
             */
            code: "lost" | "damaged" | "address" | "refused" | "returned";
            /** Note */
            note?: string | null;
        };
        /** @description Units of an order line in a parcel. */
        ShipmentLine: {
            bin?: string | null;
            /** Format: date */
            expires_on?: string | null;
            heat_sensitive: boolean;
            /** Format: uuid */
            id: string;
            image?: string | null;
            lot?: string | null;
            /** Format: uuid */
            order_line_id: string;
            /** @description Lots to take the units from, the first to expire first; units in none of them have no lot. Empty once the parcel is packed. */
            proposed?: {
                /** Format: date */
                expires_on: string | null;
                lot: string;
                quantity: number;
            }[];
            quantity: number;
            /** Format: date */
            shelf_expires_on?: string | null;
            /** @description Lot that stands on the shelf. */
            shelf_lot?: string | null;
            sku: string;
            title: string;
            variant_title: string;
        };
        /** @description The lot of every line of a parcel. */
        ShipmentLotsRequest: {
            lines: {
                /**
                 * Use by
                 * Format: date
                 */
                expires_on?: string | null;
                /** Lot */
                lot: string;
                /** Format: uuid */
                shipment_line_id: string;
            }[];
        };
        ShipmentPackRequest: {
            lines: {
                /**
                 * Use by
                 * Format: date
                 */
                expires_on?: string | null;
                /** Lot */
                lot: string;
                /**
                 * Units
                 * @description Units of this lot; may be left out where all units of the line are of one lot.
                 */
                quantity?: number;
                /** Format: uuid */
                shipment_line_id: string;
            }[];
            /** Weight (g) */
            weight_g?: number | null;
        };
        ShipmentShipRequest: {
            /**
             * Carrier
             * @enum {string}
             */
            carrier: "yamato" | "sagawa" | "japan_post" | "ups" | "usps" | "fedex" | "dhl" | "other";
            /** Tracking number */
            tracking_no: string;
        };
        /** @description Parcels that a carrier has taken, each with its number. */
        ShipmentsShipRequest: {
            rows: {
                /** @enum {string} */
                carrier: "yamato" | "sagawa" | "japan_post" | "ups" | "usps" | "fedex" | "dhl" | "other";
                /** Format: uuid */
                id: string;
                tracking_no: string;
            }[];
        };
        /** @enum {string} */
        Speciality: "general_practice" | "internal_medicine" | "dermatology" | "plastic_surgery" | "gynaecology" | "paediatrics" | "psychiatry" | "orthopaedics" | "cardiology" | "gastroenterology" | "endocrinology" | "ophthalmology" | "ent" | "urology" | "dentistry" | "sports_medicine" | "integrative_medicine" | "nutrition" | "pharmacy" | "other";
        StatementDisputeRequest: {
            /** Format: uuid */
            line_id: string;
            /** Dispute */
            message: string;
        };
        /** @description A count that differs, or goods that came or went without an order. */
        StockAdjustment: {
            /**
             * Change
             * @description 0 with a lot names the lot of units that have none.
             */
            change: number;
            /**
             * What happened
             * @enum {string}
             */
            kind?: "counted" | "wasted";
            /** Lot */
            lot?: string | null;
            /**
             * Use by
             * Format: date
             */
            lot_expires_on?: string | null;
            /** Reason */
            reason: string;
            revision: number;
        };
        /** @description A count of shelves. */
        StockCount: {
            /**
             * Bins beginning with
             * @description For example A- for bins A-01 to A-99. Leave it empty to count every shelf.
             */
            area: string;
            /**
             * Closed
             * Format: date-time
             */
            readonly closed_at: string | null;
            /** Counted */
            readonly counted: number;
            /**
             * Started
             * Format: date-time
             */
            readonly created_at: string;
            /** Format: uuid */
            readonly id: string;
            /**
             * Places
             * @description Lots and units without a lot.
             */
            readonly lines: number;
            /** Number */
            readonly number: string;
            readonly revision: number;
            /**
             * Status
             * @enum {string}
             */
            readonly status: "counting" | "review" | "confirmed" | "discarded";
        };
        StockCountConfirmation: {
            /** Reason */
            reason: string;
            revision: number;
        };
        /**
         * Count
         * @description A count with what lies in each place.
         */
        StockCountDetail: {
            /**
             * Bins beginning with
             * @description For example A- for bins A-01 to A-99. Leave it empty to count every shelf.
             */
            area: string;
            /**
             * Closed
             * Format: date-time
             */
            readonly closed_at: string | null;
            /** Counted */
            readonly counted: number;
            /**
             * Started
             * Format: date-time
             */
            readonly created_at: string;
            /** Format: uuid */
            readonly id: string;
            /**
             * Places
             * @description Lots and units without a lot.
             */
            readonly lines: number;
            /** Number */
            readonly number: string;
            /** Places */
            readonly places: components["schemas"]["StockCountPlace"][];
            readonly revision: number;
            /**
             * Status
             * @enum {string}
             */
            readonly status: "counting" | "review" | "confirmed" | "discarded";
        };
        StockCountNew: {
            /**
             * Bins beginning with
             * @description For example A- for bins A-01 to A-99. Leave it empty to count every shelf.
             */
            area: string;
        };
        StockCountPlace: {
            bin: string | null;
            counted: number | null;
            /** @description Units on the shelf when they were counted, null while counting goes on. */
            expected: number | null;
            /** Format: date */
            expires_on: string | null;
            /** Format: uuid */
            id: string;
            lot: string | null;
            product: string;
            sku: string;
            variant: string;
            /** Format: uuid */
            variant_id: string;
        };
        /** @description Units in one place, as they lie there. */
        StockCountRecord: {
            /** Units */
            counted: number;
            /**
             * Use by
             * Format: date
             */
            expires_on?: string | null;
            /** Lot */
            lot?: string | null;
            /**
             * Product
             * Format: uuid
             */
            variant_id: string;
        };
        StockCountStep: {
            revision: number;
        };
        /** @description Units that a supplier has brought. */
        StockDelivery: {
            /** Delivery note */
            document?: string | null;
            /**
             * Use by
             * Format: date
             */
            expires_on?: string | null;
            /** Lot */
            lot?: string | null;
            /** Units */
            quantity: number;
        };
        /**
         * Stock
         * @description A variant on the shelf.
         */
        StockItem: {
            /**
             * Recipes at risk
             * @description Issued recipes that hold a product that cannot be delivered.
             */
            at_risk: number;
            /** Available */
            available: number;
            /** Bin */
            bin: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Next lot
             * @description The lot that expires first of those that can be packed.
             */
            lot: string | null;
            /**
             * Use by
             * Format: date
             * @description Of the next lot.
             */
            lot_expires_on: string | null;
            /**
             * Lots
             * @description Lots with units in the house.
             */
            lots: number;
            /** Low below */
            low_threshold: number;
            /** Name */
            name: string;
            /** On hand */
            on_hand: number;
            /** Product */
            product: string;
            /** In quarantine */
            quarantined: number;
            /** Reserved */
            reserved: number;
            /** Revision */
            revision: number;
            /** SKU */
            sku: string;
            /**
             * Supplier
             * Format: uuid
             */
            supplier_id?: string | null;
            /**
             * Updated
             * Format: date-time
             */
            updated_at: string;
            /** Variant */
            variant: string;
        };
        /** @description Units of a variant that were made together. */
        StockLot: {
            /**
             * First received
             * Format: date-time
             */
            created_at: string;
            /**
             * Use by
             * Format: date
             */
            expires_on: string | null;
            /**
             * On hold since
             * Format: date-time
             */
            held_at: string | null;
            /**
             * On hold
             * @enum {string|null}
             */
            hold_reason: "recall" | "expired" | "damaged" | "inspection" | null;
            /** Format: uuid */
            id: string;
            /** Lot */
            lot: string;
            /**
             * On hand
             * @description For sale, and packed but not shipped.
             */
            on_hand: number;
            /** Packed */
            packed: number;
            /** Product */
            product: string;
            /** In quarantine */
            quarantined: number;
            revision: number;
            /** SKU */
            sku: string;
            /** Variant */
            variant: string;
            /**
             * Stock
             * Format: uuid
             */
            variant_id: string;
        };
        StockLotClearance: {
            /** Reason */
            note: string;
            revision: number;
        };
        /**
         * Lot
         * @description A lot with the parcels it went into.
         */
        StockLotDetail: {
            /**
             * First received
             * Format: date-time
             */
            created_at: string;
            /**
             * Use by
             * Format: date
             */
            expires_on: string | null;
            /**
             * On hold since
             * Format: date-time
             */
            held_at: string | null;
            /** Note */
            hold_note: string | null;
            /**
             * On hold
             * @enum {string|null}
             */
            hold_reason: "recall" | "expired" | "damaged" | "inspection" | null;
            /** Format: uuid */
            id: string;
            /** Lot */
            lot: string;
            /**
             * On hand
             * @description For sale, and packed but not shipped.
             */
            on_hand: number;
            /** Packed */
            packed: number;
            /**
             * Patients
             * @description Patients who were sent units of it.
             */
            patients: number;
            /** Product */
            product: string;
            /** Format: uuid */
            product_id: string;
            /** In quarantine */
            quarantined: number;
            revision: number;
            /**
             * Shipped
             * @description Units that have left in parcels.
             */
            shipped: number;
            /** SKU */
            sku: string;
            /** Variant */
            variant: string;
            /**
             * Stock
             * Format: uuid
             */
            variant_id: string;
        };
        /** @description Why a lot may not be sold. */
        StockLotHold: {
            /** Note */
            note?: string | null;
            /**
             * Reason
             * @enum {string}
             */
            reason: "recall" | "damaged" | "inspection";
            revision: number;
        };
        StockLotWaste: {
            /** Reason */
            note: string;
            /** Units */
            quantity: number;
            revision: number;
        };
        /**
         * Stock movement
         * @description One line of the stock ledger. Figures are changes in units.
         */
        StockMovement: {
            /** By */
            actor: string | null;
            /**
             * Time
             * Format: date-time
             */
            at: string;
            /** Document */
            document: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Movement
             * @enum {string}
             */
            kind: "received" | "reserved" | "released" | "shipped" | "returned" | "wasted" | "counted" | "quarantined" | "cleared" | "labelled";
            /** Lot */
            lot: string | null;
            /** On hand */
            on_hand: number;
            /**
             * Order
             * Format: uuid
             */
            order_id: string | null;
            /** Order */
            order_number: string | null;
            /** Product */
            product: string;
            /** In quarantine */
            quarantined: number;
            /** Reason */
            reason: string | null;
            /** Reserved */
            reserved: number;
            /**
             * Parcel
             * Format: uuid
             */
            shipment_id: string | null;
            /** Parcel */
            shipment_number: string | null;
            /** SKU */
            sku: string;
            /** Variant */
            variant: string;
        };
        StockNotice: {
            brand: string;
            /** Format: date-time */
            created_at: string;
            /** Form */
            form: string;
            image: string | null;
            /** Format: uuid */
            product_id: string;
            title: string;
            /** Format: uuid */
            variant_id: string;
            /** First pack */
            variant_title: string;
        };
        /** @description Where a variant lies, and from when on it is low. */
        StockThreshold: {
            /** Bin */
            bin?: string | null;
            /** Low below */
            low_threshold: number;
            revision: number;
            /**
             * Supplier
             * Format: uuid
             */
            supplier_id?: string | null;
        };
        /**
         * Stock value
         * @description A variant with what its units have cost. Units in quarantine are in the house and count too.
         */
        StockValue: {
            /** Category */
            category: string;
            /**
             * Cost
             * Format: money
             * @description Of one unit.
             */
            cost: number | null;
            /** Format: uuid */
            id: string;
            /** Product */
            product: string;
            /** SKU */
            sku: string;
            /**
             * Supplier
             * Format: uuid
             */
            supplier_id: string | null;
            /**
             * Units
             * @description On hand and in quarantine.
             */
            units: number;
            /**
             * Value
             * Format: money
             */
            value: number | null;
            /** Variant */
            variant: string;
        };
        /** @description All units with a cost, in minor units of the shop's currency. */
        StockValueSum: {
            currency: string;
            /**
             * Format: money
             * @description The part of it in quarantine.
             */
            quarantined: number;
            units: number;
            /** Format: money */
            value: number;
            /** @description Units whose cost is not known. */
            without_cost: number;
        };
        /** Supplier */
        Supplier: {
            /** Contact */
            contact?: string | null;
            /**
             * Email
             * Format: email
             */
            email?: string | null;
            /** Format: uuid */
            readonly id: string;
            /** Lead time (days) */
            lead_time_days?: number | null;
            /** Name */
            name: string;
            /**
             * Note
             * Format: multiline
             */
            note?: string | null;
            /**
             * Phone
             * Format: phone
             */
            phone?: string | null;
            readonly revision: number;
        };
        SupplierNew: {
            /** Contact */
            contact?: string | null;
            /**
             * Email
             * Format: email
             */
            email?: string | null;
            /** Lead time (days) */
            lead_time_days?: number | null;
            /** Name */
            name: string;
            /**
             * Note
             * Format: multiline
             */
            note?: string | null;
            /**
             * Phone
             * Format: phone
             */
            phone?: string | null;
        };
        /** @description The fields to change, and the revision they were read at. */
        SupplierUpdate: {
            /** Contact */
            contact?: string | null;
            /**
             * Email
             * Format: email
             */
            email?: string | null;
            /** Lead time (days) */
            lead_time_days?: number | null;
            /** Name */
            name?: string;
            /**
             * Note
             * Format: multiline
             */
            note?: string | null;
            /**
             * Phone
             * Format: phone
             */
            phone?: string | null;
            revision: number;
        };
        SupplyStatement: {
            /** @description What the patient still has; null counts from what was shipped again. */
            units_left: number | null;
        };
        /** @description A substitute with its dosage. */
        TakenProduct: {
            amount_max: number | null;
            amount_min: number | null;
            area: string[];
            as_needed: boolean;
            basis: components["schemas"]["DoseBasis"];
            brand: string;
            /** @enum {string} */
            dosage_mode: "label" | "structured" | "text";
            duration_days: number | null;
            /** @description Times per period; with the period `hour` it is "every n hours". */
            frequency_count: number | null;
            /** @enum {string|null} */
            frequency_period: "day" | "hour" | "week" | "month" | null;
            image: string | null;
            instructions: string;
            /** @enum {string} */
            meal: "none" | "before" | "with" | "after" | "between" | "empty_stomach";
            pack_unit: string;
            /** Format: uuid */
            product_id: string;
            start_offset_days: number;
            step: number | null;
            take_with_text: string | null;
            time_of_day: ("waking" | "morning" | "midday" | "afternoon" | "evening" | "bedtime")[];
            title: string;
            /** @enum {string|null} */
            unit: "capsule" | "tablet" | "softgel" | "scoop" | "sachet" | "ml" | "drop" | "spray" | "g" | "mg" | "pump" | "pea" | "fingertip_unit" | "application" | "pad" | "mask" | "other" | null;
            units_per_pack: number;
            /** Format: uuid */
            variant_id: string;
            variant_title: string;
            /** @description 1 is Monday. */
            weekdays: number[] | null;
        };
        /**
         * Tax
         * @description Prices include tax. Existing orders keep their rates.
         */
        TaxSettings: {
            readonly defaults: {
                /**
                 * Name on receipts
                 * @description Such as VAT or GST. Empty: “tax”.
                 */
                name: string | null;
                /**
                 * Reduced rate
                 * Format: basis-points
                 * @description Products of the class reduced. What is taken by mouth is reduced unless the product says otherwise.
                 */
                reduced_bp: number;
                /**
                 * Standard rate
                 * Format: basis-points
                 * @description Products of the class standard, and delivery.
                 */
                standard_bp: number;
                /**
                 * Zones
                 * @description States before countries; everywhere else has the rates above. The class zero is 0% everywhere.
                 */
                zones: components["schemas"]["TaxZoneSetting"][];
            };
            id: string;
            /**
             * Name on receipts
             * @description Such as VAT or GST. Empty: “tax”.
             */
            name: string | null;
            readonly notes: {
                /** Format: date-time */
                changed_at: string | null;
                changed_by: string | null;
                effect: string | null;
                field: string;
            }[];
            /**
             * Reduced rate
             * Format: basis-points
             * @description Products of the class reduced. What is taken by mouth is reduced unless the product says otherwise.
             */
            reduced_bp: number;
            readonly revision: number;
            /**
             * Standard rate
             * Format: basis-points
             * @description Products of the class standard, and delivery.
             */
            standard_bp: number;
            /** Format: date-time */
            readonly updated_at: string | null;
            /**
             * Zones
             * @description States before countries; everywhere else has the rates above. The class zero is 0% everywhere.
             */
            zones: components["schemas"]["TaxZoneSetting"][];
        };
        TaxSettingsPatch: {
            /** @description Checks and tells the effect; stores nothing. */
            dry_run?: boolean;
            /**
             * Name on receipts
             * @description Such as VAT or GST. Empty: “tax”.
             */
            name?: string | null;
            /**
             * Reduced rate
             * Format: basis-points
             * @description Products of the class reduced. What is taken by mouth is reduced unless the product says otherwise.
             */
            reduced_bp?: number;
            revision: number;
            /**
             * Standard rate
             * Format: basis-points
             * @description Products of the class standard, and delivery.
             */
            standard_bp?: number;
            /**
             * Zones
             * @description States before countries; everywhere else has the rates above. The class zero is 0% everywhere.
             */
            zones?: components["schemas"]["TaxZoneSetting"][];
        };
        TaxZoneSetting: {
            /**
             * Countries
             * @description Two-letter codes such as DE, FR.
             */
            countries: string[];
            /** Zone */
            name?: string | null;
            /**
             * Reduced rate
             * Format: basis-points
             */
            reduced_bp: number;
            /**
             * States
             * @description Empty: the whole country.
             */
            regions?: string[];
            /**
             * Standard rate
             * Format: basis-points
             */
            standard_bp: number;
            /** Name on receipts */
            tax_name?: string | null;
        };
        /** @description Agrees to the documents that are outstanding, all at once. */
        TermsAccept: {
            documents: {
                key: components["schemas"]["LegalDocument"];
                version: components["schemas"]["LegalVersion"];
            }[];
        };
        TokenRequest: {
            token: string;
        };
        /** @description A pack size of a product. */
        Variant: {
            /**
             * Availability
             * @enum {string}
             */
            availability: "in_stock" | "backordered" | "out_of_stock" | "discontinued";
            /** @description Can be sold now. */
            available: boolean;
            /**
             * Compare-at price
             * Format: money
             */
            compare_at_price: number | null;
            /** Format: uuid */
            id: string;
            /**
             * Price
             * Format: money
             */
            price: number;
            /** @description Null when the shop does not count. */
            quantity_available: number | null;
            /**
             * Back in stock on
             * Format: date
             */
            restock_on: string | null;
            servings_per_pack: number | null;
            shopify_variant_id: string;
            sku: string;
            title: string;
            unit: string;
            units_per_pack: number;
            weight_g: number;
        };
    };
    responses: {
        /** @description Signed in, but not allowed. */
        Failed: {
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
        IdempotencyKey: string;
        /** @description First and last row, zero based, at most 100 rows. */
        Range: [
            number,
            number
        ];
        RecordId: string;
        /** @description A resource of the console, such as `orders`. */
        RecordResource: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    adminListHistory: {
        parameters: {
            query?: {
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path: {
                id: components["parameters"]["RecordId"];
                /** @description A resource of the console, such as `orders`. */
                resource: components["parameters"]["RecordResource"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Audit entries, newest first. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListNotes: {
        parameters: {
            query?: {
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path: {
                id: components["parameters"]["RecordId"];
                /** @description A resource of the console, such as `orders`. */
                resource: components["parameters"]["RecordResource"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Notes, newest first. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminNote"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminAddNote: {
        parameters: {
            query?: never;
            path: {
                id: components["parameters"]["RecordId"];
                /** @description A resource of the console, such as `orders`. */
                resource: components["parameters"]["RecordResource"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderNoteRequest"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminNote"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangePassword: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUpdateProfile: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Language of emails
                     * @enum {string}
                     */
                    locale: "en" | "ja";
                    /** Name */
                    name: string;
                    /**
                     * Phone
                     * Format: phone
                     */
                    phone?: string | null;
                };
            };
        };
        responses: {
            /** @description The signed-in administrator. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminMe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListAudit: {
        parameters: {
            query?: {
                filter?: {
                    /**
                     * Action
                     * @description What was done, such as “approved” or “signed in”.
                     */
                    action?: string;
                    /**
                     * Actor
                     * @description Name of an administrator or doctor, or number of a doctor or patient.
                     */
                    actor?: string;
                    /**
                     * Account of the actor
                     * Format: uuid
                     */
                    actor_id?: string;
                    actor_role?: ("admin" | "doctor" | "patient" | "visitor" | "system")[];
                    /**
                     * Time
                     * Format: date
                     */
                    at_gte?: string;
                    /**
                     * Time
                     * Format: date
                     */
                    at_lte?: string;
                    /** Format: uuid */
                    object_id?: string;
                    object_type?: ("doctor" | "patient" | "recipe" | "order" | "shipment" | "settlement" | "news" | "admin" | "account" | "address" | "invitation" | "answer_set" | "template" | "catalog" | "request" | "product" | "recipe_line" | "stock" | "setting" | "doctors" | "patients" | "recipes" | "templates" | "orders" | "shipments" | "settlements" | "users" | "audit" | "products" | "requests" | "search" | "top" | "recipe-histories" | "recipe-beginning" | "my-recipes" | "versions" | "counts" | "statements" | "next-statement" | "readers" | "notes" | "history")[];
                    /**
                     * Search
                     * @description Action, name, request id, IP address
                     */
                    q?: string;
                    /**
                     * Reads
                     * @description Records of views, including patients shown in lists.
                     */
                    reads?: boolean;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Audit log. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditLogEntry"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportAudit: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "at" | "actor_role" | "actor_id" | "actor_name" | "on_behalf_of" | "action" | "object_type" | "object_id" | "object_name" | "changes" | "reason" | "ip" | "user_agent" | "request_id")[];
                filter?: {
                    /**
                     * Action
                     * @description What was done, such as “approved” or “signed in”.
                     */
                    action?: string;
                    /**
                     * Actor
                     * @description Name of an administrator or doctor, or number of a doctor or patient.
                     */
                    actor?: string;
                    /**
                     * Account of the actor
                     * Format: uuid
                     */
                    actor_id?: string;
                    actor_role?: ("admin" | "doctor" | "patient" | "visitor" | "system")[];
                    /**
                     * Time
                     * Format: date
                     */
                    at_gte?: string;
                    /**
                     * Time
                     * Format: date
                     */
                    at_lte?: string;
                    /** Format: uuid */
                    object_id?: string;
                    object_type?: ("doctor" | "patient" | "recipe" | "order" | "shipment" | "settlement" | "news" | "admin" | "account" | "address" | "invitation" | "answer_set" | "template" | "catalog" | "request" | "product" | "recipe_line" | "stock" | "setting" | "doctors" | "patients" | "recipes" | "templates" | "orders" | "shipments" | "settlements" | "users" | "audit" | "products" | "requests" | "search" | "top" | "recipe-histories" | "recipe-beginning" | "my-recipes" | "versions" | "counts" | "statements" | "next-statement" | "readers" | "notes" | "history")[];
                    /**
                     * Search
                     * @description Action, name, request id, IP address
                     */
                    q?: string;
                    /**
                     * Reads
                     * @description Records of views, including patients shown in lists.
                     */
                    reads?: boolean;
                };
                sort?: [
                    "at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetAudit: {
        parameters: {
            query?: {
                filter?: {
                    /**
                     * Action
                     * @description What was done, such as “approved” or “signed in”.
                     */
                    action?: string;
                    /**
                     * Actor
                     * @description Name of an administrator or doctor, or number of a doctor or patient.
                     */
                    actor?: string;
                    /**
                     * Account of the actor
                     * Format: uuid
                     */
                    actor_id?: string;
                    actor_role?: ("admin" | "doctor" | "patient" | "visitor" | "system")[];
                    /**
                     * Time
                     * Format: date
                     */
                    at_gte?: string;
                    /**
                     * Time
                     * Format: date
                     */
                    at_lte?: string;
                    /** Format: uuid */
                    object_id?: string;
                    object_type?: ("doctor" | "patient" | "recipe" | "order" | "shipment" | "settlement" | "news" | "admin" | "account" | "address" | "invitation" | "answer_set" | "template" | "catalog" | "request" | "product" | "recipe_line" | "stock" | "setting" | "doctors" | "patients" | "recipes" | "templates" | "orders" | "shipments" | "settlements" | "users" | "audit" | "products" | "requests" | "search" | "top" | "recipe-histories" | "recipe-beginning" | "my-recipes" | "versions" | "counts" | "statements" | "next-statement" | "readers" | "notes" | "history")[];
                    /**
                     * Search
                     * @description Action, name, request id, IP address
                     */
                    q?: string;
                    /**
                     * Reads
                     * @description Records of views, including patients shown in lists.
                     */
                    reads?: boolean;
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("actor_role" | "object_type" | "reads")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                actor_role?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                object_type?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                reads?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListCatalogs: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    q?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "name",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Catalogs. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminCatalog"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCounts: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminCounts"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListDoctors: {
        parameters: {
            query?: {
                filter?: {
                    /** Format: date */
                    applied_at_gte?: string;
                    /** Format: date */
                    applied_at_lte?: string;
                    /**
                     * Assigned to
                     * Format: uuid
                     */
                    assigned_to?: string;
                    clinic_prefecture?: string;
                    /** Format: date */
                    created_at_gte?: string;
                    /** Format: date */
                    created_at_lte?: string;
                    id?: string[];
                    /** Format: date */
                    licence_expires_on_gte?: string;
                    /** Format: date */
                    licence_expires_on_lte?: string;
                    /** No bank details */
                    no_bank?: boolean;
                    /** No sign-in for 90 days */
                    no_sign_in_90d?: boolean;
                    /** @description Name, clinic, email or number */
                    q?: string;
                    /** Licence renewal to review */
                    renewal_sent?: boolean;
                    /**
                     * Sales (90 days) from
                     * Format: money
                     */
                    sales_90d_gte?: number;
                    /**
                     * Sales (90 days) to
                     * Format: money
                     */
                    sales_90d_lte?: number;
                    speciality?: string[];
                    status?: ("email_submitted" | "applied" | "needs_info" | "approved" | "rejected" | "suspended" | "closed" | "lapsed")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "created_at" | "applied_at" | "approved_at" | "updated_at" | "name" | "clinic_name" | "number" | "status" | "licence_expires_on",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Doctors. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctorRow"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCreateDoctor: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminDoctorNew"];
            };
        };
        responses: {
            /** @description The doctor. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetDoctor: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The doctor. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUpdateDoctor: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminDoctorUpdate"];
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminAcceptRenewal: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminApproveDoctor: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    catalog_access: "open" | "closed" | "recipes_only";
                    catalog_ids?: string[];
                    checklist: {
                        [key: string]: boolean;
                    };
                    internal_note?: string | null;
                    /** Format: date */
                    licence_expires_on?: string | null;
                    rate_bp: number;
                    /** Format: date */
                    rate_from: string;
                    /** What the register says */
                    register_note?: string | null;
                    /**
                     * Register link
                     * Format: uri
                     * @description Where the public register was looked up.
                     */
                    register_url?: string | null;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeDoctorEmail: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCloseDoctor: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDeclineRenewal: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminReasoned"];
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListDoctorDocuments: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Documents, newest first. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDocument"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDownloadDoctorDocument: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
                documentId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "*/*": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportPractice: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListDoctorMails: {
        parameters: {
            query?: {
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path: {
                doctorId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Mails, newest first. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminMail"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListDoctorRates: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Rates, newest first. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctorRate"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSetDoctorRate: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    from: string;
                    rate_bp: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The rates as they are now. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctorRate"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminReinstateDoctor: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRejectDoctor: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    checklist?: {
                        [key: string]: boolean;
                    };
                    may_reapply: boolean;
                    reason: string;
                    /**
                     * Reason
                     * @enum {string}
                     */
                    reason_code: "not_verifiable" | "expired" | "not_eligible" | "duplicate" | "other";
                    /** What the register says */
                    register_note?: string | null;
                    /**
                     * Register link
                     * Format: uri
                     * @description Where the public register was looked up.
                     */
                    register_url?: string | null;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRemindApplicant: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminAskDoctor: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    checklist?: {
                        [key: string]: boolean;
                    };
                    question: string;
                    /** What the register says */
                    register_note?: string | null;
                    /**
                     * Register link
                     * Format: uri
                     * @description Where the public register was looked up.
                     */
                    register_url?: string | null;
                    reopened_fields: ("last_name" | "first_name" | "last_name_kana" | "first_name_kana" | "phone" | "clinic_name" | "clinic_postal_code" | "clinic_prefecture" | "clinic_city" | "clinic_line1" | "clinic_line2" | "clinic_phone" | "website" | "speciality" | "job_title" | "licence_type" | "licence_number" | "licence_country" | "licence_expires_on" | "licence_file")[];
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRequestLicenceRenewal: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSendDoctorReset: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSuspendDoctor: {
        parameters: {
            query?: never;
            path: {
                doctorId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    freeze_payouts: boolean;
                    /** @description Patients keep buying what was already recommended. */
                    honour_recipes: boolean;
                    reason: string;
                    /**
                     * Reason
                     * @enum {string}
                     */
                    reason_code: "compliance" | "fraud" | "expired" | "payment" | "request" | "other";
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The doctor as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctor"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportDoctors: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "number" | "name" | "status" | "clinic_name" | "email" | "speciality" | "licence_type" | "licence_number" | "licence_country" | "licence_expires_on" | "clinic_prefecture" | "documents" | "duplicates" | "assigned_to" | "assigned_to_name" | "rate_bp" | "has_bank" | "two_factor" | "patients_active" | "patients_total" | "recipes_90d" | "orders_90d" | "sales_90d" | "refund_rate_bp" | "commission_unpaid" | "created_at" | "applied_at" | "approved_at" | "approved_by_name" | "licence_renewal_sent_at" | "last_login_at" | "updated_at" | "revision" | "waiting_since")[];
                filter?: {
                    /** Format: date */
                    applied_at_gte?: string;
                    /** Format: date */
                    applied_at_lte?: string;
                    /**
                     * Assigned to
                     * Format: uuid
                     */
                    assigned_to?: string;
                    clinic_prefecture?: string;
                    /** Format: date */
                    created_at_gte?: string;
                    /** Format: date */
                    created_at_lte?: string;
                    id?: string[];
                    /** Format: date */
                    licence_expires_on_gte?: string;
                    /** Format: date */
                    licence_expires_on_lte?: string;
                    /** No bank details */
                    no_bank?: boolean;
                    /** No sign-in for 90 days */
                    no_sign_in_90d?: boolean;
                    /** @description Name, clinic, email or number */
                    q?: string;
                    /** Licence renewal to review */
                    renewal_sent?: boolean;
                    /**
                     * Sales (90 days) from
                     * Format: money
                     */
                    sales_90d_gte?: number;
                    /**
                     * Sales (90 days) to
                     * Format: money
                     */
                    sales_90d_lte?: number;
                    speciality?: string[];
                    status?: ("email_submitted" | "applied" | "needs_info" | "approved" | "rejected" | "suspended" | "closed" | "lapsed")[];
                };
                sort?: [
                    "created_at" | "applied_at" | "approved_at" | "updated_at" | "name" | "clinic_name" | "number" | "status" | "licence_expires_on",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetDoctors: {
        parameters: {
            query?: {
                filter?: {
                    /** Format: date */
                    applied_at_gte?: string;
                    /** Format: date */
                    applied_at_lte?: string;
                    /**
                     * Assigned to
                     * Format: uuid
                     */
                    assigned_to?: string;
                    clinic_prefecture?: string;
                    /** Format: date */
                    created_at_gte?: string;
                    /** Format: date */
                    created_at_lte?: string;
                    id?: string[];
                    /** Format: date */
                    licence_expires_on_gte?: string;
                    /** Format: date */
                    licence_expires_on_lte?: string;
                    /** No bank details */
                    no_bank?: boolean;
                    /** No sign-in for 90 days */
                    no_sign_in_90d?: boolean;
                    /** @description Name, clinic, email or number */
                    q?: string;
                    /** Licence renewal to review */
                    renewal_sent?: boolean;
                    /**
                     * Sales (90 days) from
                     * Format: money
                     */
                    sales_90d_gte?: number;
                    /**
                     * Sales (90 days) to
                     * Format: money
                     */
                    sales_90d_lte?: number;
                    speciality?: string[];
                    status?: ("email_submitted" | "applied" | "needs_info" | "approved" | "rejected" | "suspended" | "closed" | "lapsed")[];
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("status" | "no_sign_in_90d" | "no_bank" | "renewal_sent")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                no_bank?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                no_sign_in_90d?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                renewal_sent?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                status?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRequestLicenceRenewals: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminBulk"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSendDoctorResets: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminBulk"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminEvents: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events. */
            200: {
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetFigures: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                /** @description Products that are in this catalog today. */
                catalog_id?: string;
                /** @description With as many days before, or with the same days a year ago. */
                compare?: "previous" | "year";
                /** @description As many days up to the last one, where no first day is given. */
                days?: number;
                /** @description Of this practice alone. */
                doctor_id?: string;
                /** @description First day. */
                from?: string;
                product_id?: string;
                /** @description Where it was delivered to. */
                region?: string;
                /** @description Last day; without it today. */
                to?: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Figures"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetFiguresCsv: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                /** @description Products that are in this catalog today. */
                catalog_id?: string;
                /** @description With as many days before, or with the same days a year ago. */
                compare?: "previous" | "year";
                /** @description As many days up to the last one, where no first day is given. */
                days?: number;
                /** @description Of this practice alone. */
                doctor_id?: string;
                /** @description First day. */
                from?: string;
                locale?: "en" | "ja";
                product_id?: string;
                /** @description Where it was delivered to. */
                region?: string;
                table?: "days" | "products" | "brands" | "categories" | "regions" | "recipes" | "stock_outs";
                /** @description Last day; without it today. */
                to?: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV, UTF-8 with BOM. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminKpis: {
        parameters: {
            query?: {
                /** @description Days. */
                period?: 7 | 30 | 90;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminKpis"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authAdminLogin: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminMe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authAdminLogout: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    adminMe: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminMe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authAdminCompleteRegistration: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRegistrationRequest"];
            };
        };
        responses: {
            /** @description Registered. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["KnownEmail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListNews: {
        parameters: {
            query?: {
                filter?: {
                    audience?: ("doctors" | "patients" | "both")[];
                    category?: ("notice" | "product" | "campaign" | "maintenance" | "recall")[];
                    id?: string[];
                    pinned?: boolean;
                    /**
                     * Published from
                     * Format: date
                     */
                    publish_at_gte?: string;
                    /**
                     * Published to
                     * Format: date
                     */
                    publish_at_lte?: string;
                    /**
                     * Search
                     * @description Words of title or summary
                     */
                    q?: string;
                    requires_ack?: boolean;
                    status?: ("draft" | "scheduled" | "published" | "expired" | "archived")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "publish_at" | "expires_at" | "title" | "category" | "status" | "updated_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description News. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["News"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCreateNews: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsInput"];
            };
        };
        responses: {
            /** @description Write news. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description One news item. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDeleteNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Delete a draft that was never published. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUpdateNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsUpdate"];
            };
        };
        responses: {
            /** @description Change news. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminArchiveNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description End news for good. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDuplicateNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Make a draft of the same words. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminPublishNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsConfirm"];
            };
        };
        responses: {
            /** @description Publish now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListNewsReaders: {
        parameters: {
            query?: {
                filter?: {
                    q?: string;
                    /** @enum {string} */
                    state?: "read" | "not_read" | "acknowledged" | "not_acknowledged";
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Who has read the news. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsReader"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCountNewsRecipients: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description How many people the news are for. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsRecipients"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRepublishNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsConfirm"];
            };
        };
        responses: {
            /** @description Publish as changed; everybody reads it again. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminScheduleNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsSchedule"];
            };
        };
        responses: {
            /** @description Publish later. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSendTestNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Send the news to oneself. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUnpublishNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Take published news back. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUnscheduleNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Take scheduled news back. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportNews: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "title" | "excerpt" | "category" | "audience" | "status" | "publish_at" | "expires_at" | "pinned" | "requires_ack" | "version" | "author_name" | "sent_count" | "read_count" | "acknowledged_count" | "read_rate" | "revision" | "created_at" | "updated_at")[];
                filter?: {
                    audience?: ("doctors" | "patients" | "both")[];
                    category?: ("notice" | "product" | "campaign" | "maintenance" | "recall")[];
                    id?: string[];
                    pinned?: boolean;
                    /**
                     * Published from
                     * Format: date
                     */
                    publish_at_gte?: string;
                    /**
                     * Published to
                     * Format: date
                     */
                    publish_at_lte?: string;
                    /**
                     * Search
                     * @description Words of title or summary
                     */
                    q?: string;
                    requires_ack?: boolean;
                    status?: ("draft" | "scheduled" | "published" | "expired" | "archived")[];
                };
                sort?: [
                    "publish_at" | "expires_at" | "title" | "category" | "status" | "updated_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetNews: {
        parameters: {
            query?: {
                filter?: {
                    audience?: ("doctors" | "patients" | "both")[];
                    category?: ("notice" | "product" | "campaign" | "maintenance" | "recall")[];
                    id?: string[];
                    pinned?: boolean;
                    /**
                     * Published from
                     * Format: date
                     */
                    publish_at_gte?: string;
                    /**
                     * Published to
                     * Format: date
                     */
                    publish_at_lte?: string;
                    /**
                     * Search
                     * @description Words of title or summary
                     */
                    q?: string;
                    requires_ack?: boolean;
                    status?: ("draft" | "scheduled" | "published" | "expired" | "archived")[];
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("status" | "category" | "audience" | "pinned" | "requires_ack")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                audience?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                category?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                pinned?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                requires_ack?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                status?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminAddNewsPicture: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewsPictureNew"];
            };
        };
        responses: {
            /** @description The picture's address, and how it is written in a text. */
            201: {
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            markdown: string;
                            url: string;
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminPreviewNews: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body_markdown: string;
                };
            };
        };
        responses: {
            /** @description The text as HTML, and its excerpt. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            body_html: string;
                            excerpt: string;
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListOrders: {
        parameters: {
            query?: {
                filter?: {
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    /** Attention reason */
                    flag?: ("cancelled_in_shop" | "cancel_requested" | "address_problem" | "amount_mismatch" | "return_requested" | "return_received" | "problem_reported" | "payment_failed" | "refund_due" | "refund_to_confirm" | "recipe_cancelled" | "shipment_problem" | "shop_sync_failed" | "late" | "out_of_stock" | "backorder_late" | "on_hold")[];
                    /** Fulfilment */
                    fulfilment_state?: ("unfulfilled" | "in_progress" | "partially_shipped" | "shipped" | "delivered" | "on_hold" | "partially_returned" | "returned")[];
                    id?: string[];
                    /**
                     * Delivery
                     * Format: delivery-method
                     */
                    method?: string;
                    /** Order status */
                    order_state?: ("open" | "completed" | "archived" | "cancelled")[];
                    /**
                     * Patient
                     * Format: uuid
                     */
                    patient_id?: string;
                    /** Payment method */
                    payment_method?: ("invoice" | "bank_transfer" | "shopify")[];
                    /** Payment */
                    payment_state?: ("pending" | "authorized" | "paid" | "partially_refunded" | "refunded" | "failed" | "voided")[];
                    /**
                     * Placed from
                     * Format: date-time
                     */
                    placed_at_gte?: string;
                    /**
                     * Placed to
                     * Format: date-time
                     */
                    placed_at_lte?: string;
                    /**
                     * Product
                     * Format: uuid
                     */
                    product_id?: string;
                    /**
                     * Search
                     * @description Order no., name, tracking no., product
                     */
                    q?: string;
                    /**
                     * Tab
                     * @enum {string}
                     */
                    tab?: "needs_attention" | "new" | "awaiting_payment" | "to_ship" | "backorders" | "shipped" | "delivered" | "cancelled" | "all";
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "placed_at" | "number" | "total" | "updated_at" | "unshipped_since",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetOrder: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description An order with everything about it. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeOrderAddress: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAddressRequest"];
            };
        };
        responses: {
            /** @description Correct the address of an order. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminAcceptOrderAmounts: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderReason"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCancelOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancel"];
            };
        };
        responses: {
            /** @description Cancel before anything ships. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCancelOrderLines: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderLinesCancel"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminConfirmOrderRefund: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Refund. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDeclineCancelOrder: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderReason"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminHoldOrder: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderReason"];
            };
        };
        responses: {
            /** @description Put on hold. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeOrderProduct: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                lineId: string;
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderProductChange"];
            };
        };
        responses: {
            /** @description The order with its new line. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListOrderReplacements: {
        parameters: {
            query?: {
                q?: string;
                quantity?: number;
            };
            path: {
                lineId: string;
                orderId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Products that could take a line's place. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderReplacement"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminAddOrderNote: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderNoteRequest"];
            };
        };
        responses: {
            /** @description Add a note. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRecordOrderPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPaymentRequest"];
            };
        };
        responses: {
            /** @description Record a payment. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRefundOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRefundRequest"];
            };
        };
        responses: {
            /** @description Refund. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminPreviewOrderRefund: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRefundPreviewRequest"];
            };
        };
        responses: {
            /** @description Commission before and after. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderRefundPreview"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminReleaseOrder: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OptionalRevision"];
            };
        };
        responses: {
            /** @description Release to logistics. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminResendReceipt: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Send the receipt again. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRetryOrderPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Ask for a failed payment again. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCreateOrderShipment: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderShipmentRequest"];
            };
        };
        responses: {
            /** @description Create a parcel of some units. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUnholdOrder: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OptionalRevision"];
            };
        };
        responses: {
            /** @description Release the hold. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminWithdrawOrderRefund: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The order without the request. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportOrders: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "number" | "placed_at" | "patient_id" | "patient_number" | "patient_name" | "doctor_id" | "doctor_name" | "item_count" | "source" | "currency" | "subtotal" | "discount" | "shipping" | "tax" | "total" | "refunded" | "order_state" | "payment_state" | "fulfilment_state" | "payment_method" | "method" | "ship_region" | "unshipped_since" | "flags" | "hold_reason" | "cancel_until" | "released_at" | "shop_order_id" | "revision" | "updated_at")[];
                filter?: {
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    /** Attention reason */
                    flag?: ("cancelled_in_shop" | "cancel_requested" | "address_problem" | "amount_mismatch" | "return_requested" | "return_received" | "problem_reported" | "payment_failed" | "refund_due" | "refund_to_confirm" | "recipe_cancelled" | "shipment_problem" | "shop_sync_failed" | "late" | "out_of_stock" | "backorder_late" | "on_hold")[];
                    /** Fulfilment */
                    fulfilment_state?: ("unfulfilled" | "in_progress" | "partially_shipped" | "shipped" | "delivered" | "on_hold" | "partially_returned" | "returned")[];
                    id?: string[];
                    /**
                     * Delivery
                     * Format: delivery-method
                     */
                    method?: string;
                    /** Order status */
                    order_state?: ("open" | "completed" | "archived" | "cancelled")[];
                    /**
                     * Patient
                     * Format: uuid
                     */
                    patient_id?: string;
                    /** Payment method */
                    payment_method?: ("invoice" | "bank_transfer" | "shopify")[];
                    /** Payment */
                    payment_state?: ("pending" | "authorized" | "paid" | "partially_refunded" | "refunded" | "failed" | "voided")[];
                    /**
                     * Placed from
                     * Format: date-time
                     */
                    placed_at_gte?: string;
                    /**
                     * Placed to
                     * Format: date-time
                     */
                    placed_at_lte?: string;
                    /**
                     * Product
                     * Format: uuid
                     */
                    product_id?: string;
                    /**
                     * Search
                     * @description Order no., name, tracking no., product
                     */
                    q?: string;
                    /**
                     * Tab
                     * @enum {string}
                     */
                    tab?: "needs_attention" | "new" | "awaiting_payment" | "to_ship" | "backorders" | "shipped" | "delivered" | "cancelled" | "all";
                };
                sort?: [
                    "placed_at" | "number" | "total" | "updated_at" | "unshipped_since",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetOrders: {
        parameters: {
            query?: {
                filter?: {
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    /** Attention reason */
                    flag?: ("cancelled_in_shop" | "cancel_requested" | "address_problem" | "amount_mismatch" | "return_requested" | "return_received" | "problem_reported" | "payment_failed" | "refund_due" | "refund_to_confirm" | "recipe_cancelled" | "shipment_problem" | "shop_sync_failed" | "late" | "out_of_stock" | "backorder_late" | "on_hold")[];
                    /** Fulfilment */
                    fulfilment_state?: ("unfulfilled" | "in_progress" | "partially_shipped" | "shipped" | "delivered" | "on_hold" | "partially_returned" | "returned")[];
                    id?: string[];
                    /**
                     * Delivery
                     * Format: delivery-method
                     */
                    method?: string;
                    /** Order status */
                    order_state?: ("open" | "completed" | "archived" | "cancelled")[];
                    /**
                     * Patient
                     * Format: uuid
                     */
                    patient_id?: string;
                    /** Payment method */
                    payment_method?: ("invoice" | "bank_transfer" | "shopify")[];
                    /** Payment */
                    payment_state?: ("pending" | "authorized" | "paid" | "partially_refunded" | "refunded" | "failed" | "voided")[];
                    /**
                     * Placed from
                     * Format: date-time
                     */
                    placed_at_gte?: string;
                    /**
                     * Placed to
                     * Format: date-time
                     */
                    placed_at_lte?: string;
                    /**
                     * Product
                     * Format: uuid
                     */
                    product_id?: string;
                    /**
                     * Search
                     * @description Order no., name, tracking no., product
                     */
                    q?: string;
                    /**
                     * Tab
                     * @enum {string}
                     */
                    tab?: "needs_attention" | "new" | "awaiting_payment" | "to_ship" | "backorders" | "shipped" | "delivered" | "cancelled" | "all";
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("tab" | "payment_state" | "fulfilment_state" | "order_state" | "payment_method" | "flag")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                flag?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                fulfilment_state?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                order_state?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                payment_method?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                payment_state?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                tab?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminHoldOrders: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdersHoldRequest"];
            };
        };
        responses: {
            /** @description Put many orders on hold. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminReleaseOrders: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminBulk"];
            };
        };
        responses: {
            /** @description Release many orders to logistics. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authAdminCheckReset: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetCheck"];
            };
        };
        responses: {
            /** @description The link works. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MaskedEmail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authAdminResetPassword: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authAdminRequestReset: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListPatients: {
        parameters: {
            query?: {
                filter?: {
                    /** Anonymisation to confirm */
                    anonymise_requested?: boolean;
                    /** Deletion requested */
                    deletion_asked?: boolean;
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    id?: string[];
                    /** Invitation */
                    invitation_state?: ("pending" | "opened" | "accepted" | "declined" | "expired" | "revoked" | "bounced")[];
                    /** No order yet */
                    no_order?: boolean;
                    /**
                     * Search
                     * @description Name, email, phone or number
                     */
                    q?: string;
                    /**
                     * Signed up from
                     * Format: date
                     */
                    registered_at_gte?: string;
                    /**
                     * Signed up to
                     * Format: date
                     */
                    registered_at_lte?: string;
                    /** Status */
                    status?: components["schemas"]["PatientDisplayStatus"][];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "created_at" | "updated_at" | "registered_at" | "last_order_at" | "number" | "name" | "status" | "display_status",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Patients. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatientRow"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetPatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The patient. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUpdatePatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminPatientUpdate"];
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListPatientAddresses: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Addresses, the default one first; phone numbers are masked. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminAnonymisePatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminReasoned"];
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminArchivePatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminReasoned"];
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeInvitationAddress: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminConfirmAnonymisePatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListPatientConsents: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Consents, newest first. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminConsent"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDeclinePatientDeletion: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminReasoned"];
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportPatientData: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListPatientInvitations: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Invitations, newest first. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminInvitation"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListPatientLinks: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Doctors, the present one first. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDoctorLink"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListPatientMails: {
        parameters: {
            query?: {
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Mails, newest first. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminMail"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminReinstatePatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminReasoned"];
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminResendInvitation: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRestorePatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRevealPatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description An entry of the address book whose phone number is asked for.
                     */
                    address_id?: string;
                    /** @enum {string} */
                    field: "email" | "phone";
                    /**
                     * Format: uuid
                     * @description An order whose phone number is asked for.
                     */
                    order_id?: string;
                };
            };
        };
        responses: {
            /** @description The value, or null where there is none. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            value: string | null;
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRevokeInvitation: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSuspendPatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminReasoned"];
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminTransferPatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The patient has agreed.
                     * @constant
                     */
                    consent: true;
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id: string;
                    reason: string;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminWithdrawAnonymisePatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The patient as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPatient"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportPatients: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "number" | "name" | "kana" | "email_masked" | "doctor_id" | "display_status" | "status" | "invitation_state" | "invited_at" | "registered_at" | "last_order_at" | "orders_count" | "lifetime_sales" | "open_problems" | "created_at" | "updated_at" | "doctor_name" | "revision")[];
                filter?: {
                    /** Anonymisation to confirm */
                    anonymise_requested?: boolean;
                    /** Deletion requested */
                    deletion_asked?: boolean;
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    id?: string[];
                    /** Invitation */
                    invitation_state?: ("pending" | "opened" | "accepted" | "declined" | "expired" | "revoked" | "bounced")[];
                    /** No order yet */
                    no_order?: boolean;
                    /**
                     * Search
                     * @description Name, email, phone or number
                     */
                    q?: string;
                    /**
                     * Signed up from
                     * Format: date
                     */
                    registered_at_gte?: string;
                    /**
                     * Signed up to
                     * Format: date
                     */
                    registered_at_lte?: string;
                    /** Status */
                    status?: components["schemas"]["PatientDisplayStatus"][];
                };
                sort?: [
                    "created_at" | "updated_at" | "registered_at" | "last_order_at" | "number" | "name" | "status" | "display_status",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetPatients: {
        parameters: {
            query?: {
                filter?: {
                    /** Anonymisation to confirm */
                    anonymise_requested?: boolean;
                    /** Deletion requested */
                    deletion_asked?: boolean;
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    id?: string[];
                    /** Invitation */
                    invitation_state?: ("pending" | "opened" | "accepted" | "declined" | "expired" | "revoked" | "bounced")[];
                    /** No order yet */
                    no_order?: boolean;
                    /**
                     * Search
                     * @description Name, email, phone or number
                     */
                    q?: string;
                    /**
                     * Signed up from
                     * Format: date
                     */
                    registered_at_gte?: string;
                    /**
                     * Signed up to
                     * Format: date
                     */
                    registered_at_lte?: string;
                    /** Status */
                    status?: components["schemas"]["PatientDisplayStatus"][];
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("status" | "invitation_state" | "no_order" | "deletion_asked" | "anonymise_requested")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                anonymise_requested?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                deletion_asked?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                invitation_state?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                no_order?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                status?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminResendInvitations: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminBulk"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetPreferences: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of one's own preferences. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPreferences"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSavePreferences: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminPreferences"];
            };
        };
        responses: {
            /** @description All of one's own preferences. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPreferences"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetProductChoices: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words that occur. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            brand: string[];
                            category: string[];
                            form: string[];
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListProducts: {
        parameters: {
            query?: {
                filter?: {
                    brand?: string[];
                    /** Format: uuid */
                    catalog_id?: string;
                    category?: string[];
                    id?: string[];
                    /** In stock */
                    in_stock?: boolean;
                    /**
                     * Search
                     * @description Title, brand, ingredient, SKU or barcode
                     */
                    q?: string;
                    recipe_only?: boolean;
                    status?: ("draft" | "active" | "discontinued")[];
                    /** Stock level */
                    stock_level?: ("low" | "out")[];
                    usage_kind?: ("oral" | "topical" | "device" | "other")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "title" | "brand" | "category" | "status" | "price" | "stock" | "updated_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProductRow"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCreateProduct: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminProductNew"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetProduct: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description A product with its packs. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDeleteProduct: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUpdateProduct: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminProductUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminActivateProduct: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description On sale. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDiscontinueProduct: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminProductDiscontinue"];
            };
        };
        responses: {
            /** @description Discontinued. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDuplicateProduct: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                productId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminMakeProductDraft: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description A draft. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminAddProductPicture: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductPictureNew"];
            };
        };
        responses: {
            /** @description The product. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminArrangeProductPictures: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPictures"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSetProductPrices: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminProductPrices"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminAddVariant: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminVariantNew"];
            };
        };
        responses: {
            /** @description The product. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUpdateVariant: {
        parameters: {
            query?: never;
            path: {
                productId: string;
                variantId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminVariantUpdate"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRemoveVariant: {
        parameters: {
            query?: never;
            path: {
                productId: string;
                variantId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    adminActivateProducts: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminBulk"];
            };
        };
        responses: {
            /** @description Put many products on sale. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeProductPrices: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminPriceChange"];
            };
        };
        responses: {
            /** @description A row for each pack, by product and pack. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPriceChanged"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDiscontinueProducts: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminBulk"];
            };
        };
        responses: {
            /** @description End the sale of many products. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportProducts: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "shopify_product_id" | "handle" | "title" | "brand" | "category" | "form" | "image" | "usage_kind" | "recipe_only" | "availability" | "restock_on" | "variant_id" | "variant_title" | "variants_count" | "price" | "compare_at_price" | "currency" | "units_per_pack" | "unit" | "label_dosage" | "status" | "stock" | "low" | "recipes" | "sku" | "packs" | "revision" | "updated_at")[];
                filter?: {
                    brand?: string[];
                    /** Format: uuid */
                    catalog_id?: string;
                    category?: string[];
                    id?: string[];
                    /** In stock */
                    in_stock?: boolean;
                    /**
                     * Search
                     * @description Title, brand, ingredient, SKU or barcode
                     */
                    q?: string;
                    recipe_only?: boolean;
                    status?: ("draft" | "active" | "discontinued")[];
                    /** Stock level */
                    stock_level?: ("low" | "out")[];
                    usage_kind?: ("oral" | "topical" | "device" | "other")[];
                };
                sort?: [
                    "title" | "brand" | "category" | "status" | "price" | "stock" | "updated_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetProducts: {
        parameters: {
            query?: {
                filter?: {
                    brand?: string[];
                    /** Format: uuid */
                    catalog_id?: string;
                    category?: string[];
                    id?: string[];
                    /** In stock */
                    in_stock?: boolean;
                    /**
                     * Search
                     * @description Title, brand, ingredient, SKU or barcode
                     */
                    q?: string;
                    recipe_only?: boolean;
                    status?: ("draft" | "active" | "discontinued")[];
                    /** Stock level */
                    stock_level?: ("low" | "out")[];
                    usage_kind?: ("oral" | "topical" | "device" | "other")[];
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("status" | "usage_kind" | "stock_level" | "recipe_only" | "in_stock")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                in_stock?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                recipe_only?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                status?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                stock_level?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                usage_kind?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminImportProducts: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CsvImport"];
            };
        };
        responses: {
            /** @description Products of the embedded shop from a file. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CsvImportResult"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSetProductCategory: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminProductBulk"];
            };
        };
        responses: {
            /** @description Give many products a category. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListPurchaseOrders: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    /**
                     * Search
                     * @description Number, supplier, product or SKU
                     */
                    q?: string;
                    status?: ("draft" | "ordered" | "partly_received" | "received" | "cancelled")[];
                    /** Format: uuid */
                    supplier_id?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "created_at" | "expected_on" | "ordered_at" | "number",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Purchase orders. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrder"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCreatePurchaseOrder: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderNew"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetPurchaseOrder: {
        parameters: {
            query?: never;
            path: {
                purchaseOrderId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUpdatePurchaseOrder: {
        parameters: {
            query?: never;
            path: {
                purchaseOrderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCancelPurchaseOrder: {
        parameters: {
            query?: never;
            path: {
                purchaseOrderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderStep"];
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCompletePurchaseOrder: {
        parameters: {
            query?: never;
            path: {
                purchaseOrderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderStep"];
            };
        };
        responses: {
            /** @description Closed. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminOrderPurchaseOrder: {
        parameters: {
            query?: never;
            path: {
                purchaseOrderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderStep"];
            };
        };
        responses: {
            /** @description Ordered. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminReceivePurchaseOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                purchaseOrderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderDelivery"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrderDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportPurchaseOrders: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "number" | "supplier_id" | "status" | "expected_on" | "units" | "received_units" | "ordered_at" | "created_at" | "revision")[];
                filter?: {
                    id?: string[];
                    /**
                     * Search
                     * @description Number, supplier, product or SKU
                     */
                    q?: string;
                    status?: ("draft" | "ordered" | "partly_received" | "received" | "cancelled")[];
                    /** Format: uuid */
                    supplier_id?: string;
                };
                sort?: [
                    "created_at" | "expected_on" | "ordered_at" | "number",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetPurchaseOrders: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    /**
                     * Search
                     * @description Number, supplier, product or SKU
                     */
                    q?: string;
                    status?: ("draft" | "ordered" | "partly_received" | "received" | "cancelled")[];
                    /** Format: uuid */
                    supplier_id?: string;
                };
                /** @description Filters to count the choices of; all without it. */
                of?: "status"[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                status?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDraftFromSuggestions: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseFromSuggestions"];
            };
        };
        responses: {
            /** @description Drafted. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseFromSuggestionsResult"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListPurchaseSuggestions: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    /** To order */
                    needed?: boolean;
                    /**
                     * Search
                     * @description Product or SKU
                     */
                    q?: string;
                    /**
                     * Supplier
                     * Format: uuid
                     */
                    supplier_id?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "days_of_cover" | "product" | "suggested" | "sold_30",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What should be ordered. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseSuggestion"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportPurchaseSuggestions: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "product" | "variant" | "sku" | "supplier_id" | "available" | "incoming" | "sold_30" | "sold_90" | "days_of_cover" | "lead_time_days" | "suggested")[];
                filter?: {
                    id?: string[];
                    /** To order */
                    needed?: boolean;
                    /**
                     * Search
                     * @description Product or SKU
                     */
                    q?: string;
                    /**
                     * Supplier
                     * Format: uuid
                     */
                    supplier_id?: string;
                };
                sort?: [
                    "days_of_cover" | "product" | "suggested" | "sold_30",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetPurchaseSuggestions: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    /** To order */
                    needed?: boolean;
                    /**
                     * Search
                     * @description Product or SKU
                     */
                    q?: string;
                    /**
                     * Supplier
                     * Format: uuid
                     */
                    supplier_id?: string;
                };
                /** @description Filters to count the choices of; all without it. */
                of?: "needed"[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                needed?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetQueues: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queues that the administrator may see. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminQueues"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListRecipes: {
        parameters: {
            query?: {
                filter?: {
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    /** Flag */
                    flag?: ("warning_overridden" | "discontinued_product" | "held_by_platform")[];
                    id?: string[];
                    /**
                     * Issued from
                     * Format: date
                     */
                    issued_at_gte?: string;
                    /**
                     * Issued to
                     * Format: date
                     */
                    issued_at_lte?: string;
                    /**
                     * Patient
                     * Format: uuid
                     */
                    patient_id?: string;
                    /**
                     * Product
                     * Format: uuid
                     * @description Needs `phi.read`.
                     */
                    product_id?: string;
                    /**
                     * Search
                     * @description Recipe no., patient no. or patient
                     */
                    q?: string;
                    /** Status */
                    status?: ("issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired" | "entered_in_error")[];
                    /**
                     * Template used
                     * Format: uuid
                     * @description Any version of it.
                     */
                    template_id?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "issued_at" | "number" | "expires_on" | "updated_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recipes of all practices. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminRecipeRow"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description A recipe with everything about it. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminHoldRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeCommandReason"];
            };
        };
        responses: {
            /** @description Put on hold for safety. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminResumeRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Release a hold of the platform. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminVoidRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeCommandReason"];
            };
        };
        responses: {
            /** @description Mark as entered in error. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportRecipes: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "number" | "version" | "label" | "doctor_id" | "doctor_name" | "patient_id" | "patient_number" | "patient_name" | "status" | "held_by" | "lines_count" | "ordered_count" | "needed_count" | "issued_at" | "expires_on" | "sales" | "currency" | "flags" | "source_template_id" | "revision" | "updated_at")[];
                filter?: {
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    /** Flag */
                    flag?: ("warning_overridden" | "discontinued_product" | "held_by_platform")[];
                    id?: string[];
                    /**
                     * Issued from
                     * Format: date
                     */
                    issued_at_gte?: string;
                    /**
                     * Issued to
                     * Format: date
                     */
                    issued_at_lte?: string;
                    /**
                     * Patient
                     * Format: uuid
                     */
                    patient_id?: string;
                    /**
                     * Product
                     * Format: uuid
                     * @description Needs `phi.read`.
                     */
                    product_id?: string;
                    /**
                     * Search
                     * @description Recipe no., patient no. or patient
                     */
                    q?: string;
                    /** Status */
                    status?: ("issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired" | "entered_in_error")[];
                    /**
                     * Template used
                     * Format: uuid
                     * @description Any version of it.
                     */
                    template_id?: string;
                };
                sort?: [
                    "issued_at" | "number" | "expires_on" | "updated_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetRecipes: {
        parameters: {
            query?: {
                filter?: {
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    /** Flag */
                    flag?: ("warning_overridden" | "discontinued_product" | "held_by_platform")[];
                    id?: string[];
                    /**
                     * Issued from
                     * Format: date
                     */
                    issued_at_gte?: string;
                    /**
                     * Issued to
                     * Format: date
                     */
                    issued_at_lte?: string;
                    /**
                     * Patient
                     * Format: uuid
                     */
                    patient_id?: string;
                    /**
                     * Product
                     * Format: uuid
                     * @description Needs `phi.read`.
                     */
                    product_id?: string;
                    /**
                     * Search
                     * @description Recipe no., patient no. or patient
                     */
                    q?: string;
                    /** Status */
                    status?: ("issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired" | "entered_in_error")[];
                    /**
                     * Template used
                     * Format: uuid
                     * @description Any version of it.
                     */
                    template_id?: string;
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("status" | "flag")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                flag?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                status?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authAdminRegister: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authAdminVerifyRegistration: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The link works. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminRegistration"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCloseReport: {
        parameters: {
            query?: never;
            path: {
                reportId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisedReason"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductReport"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetReportPhoto: {
        parameters: {
            query?: never;
            path: {
                photoId: string;
                reportId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminApproveReturn: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                returnId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisedReason"];
            };
        };
        responses: {
            /** @description Approve a return. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderReturn"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDeclineReturn: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                returnId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisedReason"];
            };
        };
        responses: {
            /** @description Decline a return. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderReturn"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetReturnPhoto: {
        parameters: {
            query?: never;
            path: {
                photoId: string;
                returnId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminReceiveReturn: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                returnId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Returned goods have come. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderReturn"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRefundReturn: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                returnId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnRefund"];
            };
        };
        responses: {
            /** @description Refund a return. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderReturn"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRejectReturn: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                returnId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisedReason"];
            };
        };
        responses: {
            /** @description Send returned goods back. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderReturn"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListReviewers: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    q?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "name",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reviewers. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Reviewer"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSearch: {
        parameters: {
            query: {
                q: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminHit"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminBeginSecondFactor: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description The secret, in letters and as a QR code (its dark squares as an SVG path). */
            200: {
                content: {
                    "application/json": {
                        data: {
                            qr: {
                                path: string;
                                size: number;
                            };
                            secret: string;
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminConfirmSecondFactor: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description It is on. Each recovery code works once in place of a code of the app. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRenewRecoveryCodes: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Ten new ones. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRemoveSecondFactor: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description The signed-in administrator. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminMe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groups. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettingGroup"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListSettingHistory: {
        parameters: {
            query?: {
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path: {
                group: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Audit entries, newest first. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetBrandSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["BrandSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeBrandSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandSettingsPatch"];
            };
        };
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["BrandSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSetShopLogo: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    logo: string;
                };
            };
        };
        responses: {
            /** @description The settings in force. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["BrandSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetCommissionSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CommissionSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeCommissionSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommissionSettingsPatch"];
            };
        };
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CommissionSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetCompanySettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanySettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeCompanySettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySettingsPatch"];
            };
        };
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanySettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetDeliverySettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DeliverySettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeDeliverySettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliverySettingsPatch"];
            };
        };
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DeliverySettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetMailSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MailSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeMailSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailSettingsPatch"];
            };
        };
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MailSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminPreviewMail: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text part, by language. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            en: components["schemas"]["MailPreview"];
                            ja: components["schemas"]["MailPreview"];
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSendTestMail: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetPaymentSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangePaymentSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSettingsPatch"];
            };
        };
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetRecipeSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["RecipeSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeRecipeSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeSettingsPatch"];
            };
        };
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["RecipeSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetReviewSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeReviewSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewSettingsPatch"];
            };
        };
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetSalesSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SalesSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeSalesSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalesSettingsPatch"];
            };
        };
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SalesSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetTaxSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["TaxSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeTaxSettings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxSettingsPatch"];
            };
        };
        responses: {
            /** @description The settings in force. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["TaxSettings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListSettlements: {
        parameters: {
            query?: {
                filter?: {
                    /** Open dispute */
                    disputed?: boolean;
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    id?: string[];
                    /** Bank details missing */
                    missing_bank?: boolean;
                    /** Negative for over 6 months */
                    negative_long?: boolean;
                    /**
                     * Net from
                     * Format: money
                     */
                    net_gte?: number;
                    /**
                     * Net to
                     * Format: money
                     */
                    net_lte?: number;
                    /**
                     * Month
                     * @description Year and month, such as 2026-11.
                     */
                    period?: string;
                    /**
                     * Search
                     * @description Number, doctor or payment reference
                     */
                    q?: string;
                    /** Status */
                    status?: ("open" | "closed" | "approved" | "paying" | "paid" | "failed" | "carried_over" | "void")[];
                    /** Void to confirm */
                    void_requested?: boolean;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "period" | "number" | "status" | "net" | "pay_on" | "updated_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settlements. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Settlement"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetSettlement: {
        parameters: {
            query?: never;
            path: {
                settlementId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description A settlement with its lines. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminAdjustSettlement: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                settlementId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementAdjustment"];
            };
        };
        responses: {
            /** @description Add an adjustment. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminAnswerSettlementDispute: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                settlementId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementDisputeAnswer"];
            };
        };
        responses: {
            /** @description Answer a dispute. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminApproveSettlement: {
        parameters: {
            query?: never;
            path: {
                settlementId: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OptionalRevision"];
            };
        };
        responses: {
            /** @description Approve for payment. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminConfirmVoidSettlement: {
        parameters: {
            query?: never;
            path: {
                settlementId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Void a settlement for good. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExcludeSettlementLine: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                settlementId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementExclusion"];
            };
        };
        responses: {
            /** @description Put a line off to the next period. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminMarkSettlementFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                settlementId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Transfer failed. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminMarkSettlementPaid: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                settlementId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementPaidRequest"];
            };
        };
        responses: {
            /** @description Transfer has arrived. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminStartPayingSettlement: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                settlementId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Mark a statement as sent to the bank. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetSettlementPdf: {
        parameters: {
            query?: {
                locale?: "en" | "ja";
            };
            path: {
                settlementId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRecalculateSettlement: {
        parameters: {
            query?: never;
            path: {
                settlementId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Collect and add up again. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminReopenSettlement: {
        parameters: {
            query?: never;
            path: {
                settlementId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Reopen a closed settlement. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminVoidSettlement: {
        parameters: {
            query?: never;
            path: {
                settlementId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Ask for a settlement to be voided. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminWithdrawVoidSettlement: {
        parameters: {
            query?: never;
            path: {
                settlementId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Withdraw the request to void. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetSettlementAccounting: {
        parameters: {
            query: {
                period: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminApproveSettlements: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminBulk"];
            };
        };
        responses: {
            /** @description Approve many statements. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetSettlementBankFile: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                };
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCloseSettlements: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementCloseRequest"];
            };
        };
        responses: {
            /** @description Close a month. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementClosing"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportSettlements: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "number" | "period" | "period_start" | "period_end" | "doctor_id" | "doctor_number" | "doctor_name" | "status" | "currency" | "order_count" | "gross_base" | "commission" | "adjustments" | "carried_in" | "carried_out" | "withholding" | "net" | "carry_reason" | "minimum_waived" | "open_disputes" | "negative_since" | "bank_ready" | "pay_on" | "paid_at" | "payment_ref" | "failed_reason" | "closed_at" | "approved_at" | "revision" | "updated_at")[];
                filter?: {
                    /** Open dispute */
                    disputed?: boolean;
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    id?: string[];
                    /** Bank details missing */
                    missing_bank?: boolean;
                    /** Negative for over 6 months */
                    negative_long?: boolean;
                    /**
                     * Net from
                     * Format: money
                     */
                    net_gte?: number;
                    /**
                     * Net to
                     * Format: money
                     */
                    net_lte?: number;
                    /**
                     * Month
                     * @description Year and month, such as 2026-11.
                     */
                    period?: string;
                    /**
                     * Search
                     * @description Number, doctor or payment reference
                     */
                    q?: string;
                    /** Status */
                    status?: ("open" | "closed" | "approved" | "paying" | "paid" | "failed" | "carried_over" | "void")[];
                    /** Void to confirm */
                    void_requested?: boolean;
                };
                sort?: [
                    "period" | "number" | "status" | "net" | "pay_on" | "updated_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetSettlements: {
        parameters: {
            query?: {
                filter?: {
                    /** Open dispute */
                    disputed?: boolean;
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    id?: string[];
                    /** Bank details missing */
                    missing_bank?: boolean;
                    /** Negative for over 6 months */
                    negative_long?: boolean;
                    /**
                     * Net from
                     * Format: money
                     */
                    net_gte?: number;
                    /**
                     * Net to
                     * Format: money
                     */
                    net_lte?: number;
                    /**
                     * Month
                     * @description Year and month, such as 2026-11.
                     */
                    period?: string;
                    /**
                     * Search
                     * @description Number, doctor or payment reference
                     */
                    q?: string;
                    /** Status */
                    status?: ("open" | "closed" | "approved" | "paying" | "paid" | "failed" | "carried_over" | "void")[];
                    /** Void to confirm */
                    void_requested?: boolean;
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("status" | "missing_bank" | "disputed" | "negative_long" | "void_requested")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                disputed?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                missing_bank?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                negative_long?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                status?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                void_requested?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminImportPaidSettlements: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CsvImport"];
            };
        };
        responses: {
            /** @description Mark the statements of a bank file as paid. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CsvImportResult"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminStartPayingSettlements: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminBulk"];
            };
        };
        responses: {
            /** @description Mark statements as sent to the bank. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetRunningSettlement: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Commission of the running month. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementRunning"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSummariseSettlements: {
        parameters: {
            query?: {
                filter?: {
                    /** Open dispute */
                    disputed?: boolean;
                    /**
                     * Doctor
                     * Format: uuid
                     */
                    doctor_id?: string;
                    id?: string[];
                    /** Bank details missing */
                    missing_bank?: boolean;
                    /** Negative for over 6 months */
                    negative_long?: boolean;
                    /**
                     * Net from
                     * Format: money
                     */
                    net_gte?: number;
                    /**
                     * Net to
                     * Format: money
                     */
                    net_lte?: number;
                    /** Month */
                    period?: string;
                    /** Search */
                    q?: string;
                    /** Status */
                    status?: ("open" | "closed" | "approved" | "paying" | "paid" | "failed" | "carried_over" | "void")[];
                    /** Void to confirm */
                    void_requested?: boolean;
                };
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals of settlements. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementSummary"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListShipments: {
        parameters: {
            query?: {
                filter?: {
                    /**
                     * Created from
                     * Format: date-time
                     */
                    created_at_gte?: string;
                    /**
                     * Created to
                     * Format: date-time
                     */
                    created_at_lte?: string;
                    id?: string[];
                    /**
                     * Lot
                     * Format: uuid
                     */
                    lot_id?: string;
                    /**
                     * Order
                     * Format: uuid
                     */
                    order_id?: string;
                    /**
                     * Search
                     * @description Parcel no., tracking no., name, lot
                     */
                    q?: string;
                    /** Status */
                    status?: ("to_pick" | "picking" | "packed" | "shipped" | "in_transit" | "delivered" | "cancelled" | "exception" | "reshipped" | "refunded")[];
                    /** Needs work */
                    work_needed?: boolean;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "created_at" | "updated_at" | "number" | "status" | "shipped_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parcels. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Shipment"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetShipment: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description A parcel with its contents. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCancelShipment: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Take a parcel apart. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCloseRefundedShipment: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Close as refunded. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminContactAboutShipment: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                shipmentId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentContactRequest"];
            };
        };
        responses: {
            /** @description The parcel, with the mail in its history. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDeliverShipment: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentDeliverRequest"];
            };
        };
        responses: {
            /** @description Delivered. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminReportShipmentException: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentExceptionRequest"];
            };
        };
        responses: {
            /** @description Something went wrong. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminMarkShipmentInTransit: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminPackShipment: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentPackRequest"];
            };
        };
        responses: {
            /** @description Packed, with lots. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminPickShipment: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Begin to pick. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRecordShipmentLots: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentLotsRequest"];
            };
        };
        responses: {
            /** @description The parcel with its lots. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminReshipShipment: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Send again. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminShipShipment: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentShipRequest"];
            };
        };
        responses: {
            /** @description Handed to the carrier. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUnpackShipment: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Open a packed parcel again. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUnpickShipment: {
        parameters: {
            query?: never;
            path: {
                shipmentId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Take the beginning of picking back. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ShipmentDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetAddressLabels: {
        parameters: {
            query: {
                filter: {
                    id?: string[];
                };
                locale?: "en" | "ja";
                size?: "a6" | "62mm";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetCarrierFile: {
        parameters: {
            query: {
                filter: {
                    id?: string[];
                };
                locale?: "en" | "ja";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDeliverShipments: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminBulk"];
            };
        };
        responses: {
            /** @description What became of each parcel. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportShipments: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "number" | "order_id" | "order_number" | "patient_number" | "status" | "method" | "ship_region" | "city" | "item_count" | "items" | "weight_g" | "heat_sensitive" | "hold_reason" | "is_paid" | "carrier" | "tracking_no" | "tracking_url" | "exception_code" | "exception_note" | "reshipment_of" | "created_at" | "picked_at" | "packed_at" | "shipped_at" | "in_transit_at" | "delivered_at" | "revision" | "updated_at")[];
                filter?: {
                    /**
                     * Created from
                     * Format: date-time
                     */
                    created_at_gte?: string;
                    /**
                     * Created to
                     * Format: date-time
                     */
                    created_at_lte?: string;
                    id?: string[];
                    /**
                     * Lot
                     * Format: uuid
                     */
                    lot_id?: string;
                    /**
                     * Order
                     * Format: uuid
                     */
                    order_id?: string;
                    /**
                     * Search
                     * @description Parcel no., tracking no., name, lot
                     */
                    q?: string;
                    /** Status */
                    status?: ("to_pick" | "picking" | "packed" | "shipped" | "in_transit" | "delivered" | "cancelled" | "exception" | "reshipped" | "refunded")[];
                    /** Needs work */
                    work_needed?: boolean;
                };
                sort?: [
                    "created_at" | "updated_at" | "number" | "status" | "shipped_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetShipments: {
        parameters: {
            query?: {
                filter?: {
                    /**
                     * Created from
                     * Format: date-time
                     */
                    created_at_gte?: string;
                    /**
                     * Created to
                     * Format: date-time
                     */
                    created_at_lte?: string;
                    id?: string[];
                    /**
                     * Lot
                     * Format: uuid
                     */
                    lot_id?: string;
                    /**
                     * Order
                     * Format: uuid
                     */
                    order_id?: string;
                    /**
                     * Search
                     * @description Parcel no., tracking no., name, lot
                     */
                    q?: string;
                    /** Status */
                    status?: ("to_pick" | "picking" | "packed" | "shipped" | "in_transit" | "delivered" | "cancelled" | "exception" | "reshipped" | "refunded")[];
                    /** Needs work */
                    work_needed?: boolean;
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("status" | "work_needed")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                status?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                work_needed?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminImportTracking: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CsvImport"];
            };
        };
        responses: {
            /** @description Tracking numbers of a carrier file. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CsvImportResult"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminPackShipments: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminBulk"];
            };
        };
        responses: {
            /** @description What became of each parcel. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetPackingSlips: {
        parameters: {
            query: {
                filter: {
                    id?: string[];
                    order_id?: string[];
                };
                locale?: "en" | "ja";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminPickShipments: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminBulk"];
            };
        };
        responses: {
            /** @description Begin to pick many parcels. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetPickList: {
        parameters: {
            query: {
                filter: {
                    id?: string[];
                };
                locale?: "en" | "ja";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminShipShipments: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentsShipRequest"];
            };
        };
        responses: {
            /** @description Mark many parcels as shipped. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListStock: {
        parameters: {
            query?: {
                filter?: {
                    /** At risk */
                    at_risk?: boolean;
                    /** Expires within 90 days */
                    expiring?: boolean;
                    id?: string[];
                    /** Low */
                    low?: boolean;
                    /**
                     * Search
                     * @description Product, SKU, bin or lot
                     */
                    q?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "product" | "on_hand" | "available" | "lot_expires_on" | "bin",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stock. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockItem"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListStockCounts: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    /**
                     * Search
                     * @description Number or area
                     */
                    q?: string;
                    status?: ("counting" | "review" | "confirmed" | "discarded")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "created_at" | "number",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of the shelves. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockCount"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCreateStockCount: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockCountNew"];
            };
        };
        responses: {
            /** @description Begun. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockCountDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetStockCount: {
        parameters: {
            query?: never;
            path: {
                stockCountId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockCountDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminConfirmStockCount: {
        parameters: {
            query?: never;
            path: {
                stockCountId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockCountConfirmation"];
            };
        };
        responses: {
            /** @description Correct stock by what was counted. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockCountDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDiscardStockCount: {
        parameters: {
            query?: never;
            path: {
                stockCountId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockCountStep"];
            };
        };
        responses: {
            /** @description Discard a count. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockCountDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRecordStockCount: {
        parameters: {
            query?: never;
            path: {
                stockCountId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockCountRecord"];
            };
        };
        responses: {
            /** @description Units counted in one place. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockCountDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRecount: {
        parameters: {
            query?: never;
            path: {
                stockCountId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockCountStep"];
            };
        };
        responses: {
            /** @description Count on. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockCountDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminReviewStockCount: {
        parameters: {
            query?: never;
            path: {
                stockCountId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockCountStep"];
            };
        };
        responses: {
            /** @description Finish counting. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockCountDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportStockCounts: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "number" | "area" | "status" | "lines" | "counted" | "created_at" | "closed_at" | "revision")[];
                filter?: {
                    id?: string[];
                    /**
                     * Search
                     * @description Number or area
                     */
                    q?: string;
                    status?: ("counting" | "review" | "confirmed" | "discarded")[];
                };
                sort?: [
                    "created_at" | "number",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetStockCounts: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    /**
                     * Search
                     * @description Number or area
                     */
                    q?: string;
                    status?: ("counting" | "review" | "confirmed" | "discarded")[];
                };
                /** @description Filters to count the choices of; all without it. */
                of?: "status"[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                status?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListStockLots: {
        parameters: {
            query?: {
                filter?: {
                    /** Expires within 90 days */
                    expiring?: boolean;
                    id?: string[];
                    /** In the house */
                    in_house?: boolean;
                    /** On hold */
                    on_hold?: boolean;
                    /**
                     * Search
                     * @description Product, SKU or lot
                     */
                    q?: string;
                    /** Format: uuid */
                    variant_id?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "product" | "lot" | "expires_on" | "on_hand" | "created_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lots. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockLot"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetStockLot: {
        parameters: {
            query?: never;
            path: {
                lotId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockLotDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminClearStockLot: {
        parameters: {
            query?: never;
            path: {
                lotId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockLotClearance"];
            };
        };
        responses: {
            /** @description Put a lot back on sale. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockLotDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminHoldStockLot: {
        parameters: {
            query?: never;
            path: {
                lotId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockLotHold"];
            };
        };
        responses: {
            /** @description Take a lot off sale. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockLotDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminWasteStockLot: {
        parameters: {
            query?: never;
            path: {
                lotId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockLotWaste"];
            };
        };
        responses: {
            /** @description Write off units in quarantine. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockLotDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportStockLots: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "variant_id" | "product" | "variant" | "sku" | "lot" | "expires_on" | "on_hand" | "packed" | "quarantined" | "hold_reason" | "held_at" | "created_at" | "revision")[];
                filter?: {
                    /** Expires within 90 days */
                    expiring?: boolean;
                    id?: string[];
                    /** In the house */
                    in_house?: boolean;
                    /** On hold */
                    on_hold?: boolean;
                    /**
                     * Search
                     * @description Product, SKU or lot
                     */
                    q?: string;
                    /** Format: uuid */
                    variant_id?: string;
                };
                sort?: [
                    "product" | "lot" | "expires_on" | "on_hand" | "created_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetStockLots: {
        parameters: {
            query?: {
                filter?: {
                    /** Expires within 90 days */
                    expiring?: boolean;
                    id?: string[];
                    /** In the house */
                    in_house?: boolean;
                    /** On hold */
                    on_hold?: boolean;
                    /**
                     * Search
                     * @description Product, SKU or lot
                     */
                    q?: string;
                    /** Format: uuid */
                    variant_id?: string;
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("on_hold" | "expiring" | "in_house")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                expiring?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                in_house?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                on_hold?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListStockMovements: {
        parameters: {
            query?: {
                filter?: {
                    /** Format: date */
                    at_gte?: string;
                    /** Format: date */
                    at_lte?: string;
                    id?: string[];
                    kind?: ("received" | "reserved" | "released" | "shipped" | "returned" | "wasted" | "counted" | "quarantined" | "cleared" | "labelled")[];
                    /** Format: uuid */
                    lot_id?: string;
                    /**
                     * Search
                     * @description Product, SKU, lot or document
                     */
                    q?: string;
                    /** Format: uuid */
                    variant_id?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stock movements. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockMovement"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportStockMovements: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "at" | "kind" | "product" | "variant" | "sku" | "lot" | "on_hand" | "reserved" | "quarantined" | "order_id" | "order_number" | "shipment_id" | "shipment_number" | "document" | "reason" | "actor")[];
                filter?: {
                    /** Format: date */
                    at_gte?: string;
                    /** Format: date */
                    at_lte?: string;
                    id?: string[];
                    kind?: ("received" | "reserved" | "released" | "shipped" | "returned" | "wasted" | "counted" | "quarantined" | "cleared" | "labelled")[];
                    /** Format: uuid */
                    lot_id?: string;
                    /**
                     * Search
                     * @description Product, SKU, lot or document
                     */
                    q?: string;
                    /** Format: uuid */
                    variant_id?: string;
                };
                sort?: [
                    "at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetStockMovements: {
        parameters: {
            query?: {
                filter?: {
                    /** Format: date */
                    at_gte?: string;
                    /** Format: date */
                    at_lte?: string;
                    id?: string[];
                    kind?: ("received" | "reserved" | "released" | "shipped" | "returned" | "wasted" | "counted" | "quarantined" | "cleared" | "labelled")[];
                    /** Format: uuid */
                    lot_id?: string;
                    /**
                     * Search
                     * @description Product, SKU, lot or document
                     */
                    q?: string;
                    /** Format: uuid */
                    variant_id?: string;
                };
                /** @description Filters to count the choices of; all without it. */
                of?: "kind"[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                kind?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListStockValues: {
        parameters: {
            query?: {
                filter?: {
                    /** Category */
                    category?: string;
                    id?: string[];
                    /**
                     * Search
                     * @description Product or SKU
                     */
                    q?: string;
                    /**
                     * Supplier
                     * Format: uuid
                     */
                    supplier_id?: string;
                    /** Without cost */
                    without_cost?: boolean;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "value" | "units" | "product",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the stock has cost. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockValue"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportStockValues: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "product" | "variant" | "sku" | "category" | "supplier_id" | "units" | "cost" | "value")[];
                filter?: {
                    /** Category */
                    category?: string;
                    id?: string[];
                    /**
                     * Search
                     * @description Product or SKU
                     */
                    q?: string;
                    /**
                     * Supplier
                     * Format: uuid
                     */
                    supplier_id?: string;
                    /** Without cost */
                    without_cost?: boolean;
                };
                sort?: [
                    "value" | "units" | "product",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetStockValues: {
        parameters: {
            query?: {
                filter?: {
                    /** Category */
                    category?: string;
                    id?: string[];
                    /**
                     * Search
                     * @description Product or SKU
                     */
                    q?: string;
                    /**
                     * Supplier
                     * Format: uuid
                     */
                    supplier_id?: string;
                    /** Without cost */
                    without_cost?: boolean;
                };
                /** @description Filters to count the choices of; all without it. */
                of?: "without_cost"[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                without_cost?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetStockValueSum: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What all stock has cost. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockValueSum"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminAdjustStock: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                variantId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockAdjustment"];
            };
        };
        responses: {
            /** @description Adjust stock. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockItem"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminReceiveStock: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                variantId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockDelivery"];
            };
        };
        responses: {
            /** @description Receive units of a variant. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockItem"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminSetStockThreshold: {
        parameters: {
            query?: never;
            path: {
                variantId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockThreshold"];
            };
        };
        responses: {
            /** @description Change threshold and bin. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockItem"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportStock: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "name" | "product" | "variant" | "sku" | "supplier_id" | "bin" | "on_hand" | "reserved" | "available" | "low_threshold" | "lot" | "lot_expires_on" | "lots" | "quarantined" | "at_risk" | "revision" | "updated_at")[];
                filter?: {
                    /** At risk */
                    at_risk?: boolean;
                    /** Expires within 90 days */
                    expiring?: boolean;
                    id?: string[];
                    /** Low */
                    low?: boolean;
                    /**
                     * Search
                     * @description Product, SKU, bin or lot
                     */
                    q?: string;
                };
                sort?: [
                    "product" | "on_hand" | "available" | "lot_expires_on" | "bin",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetStock: {
        parameters: {
            query?: {
                filter?: {
                    /** At risk */
                    at_risk?: boolean;
                    /** Expires within 90 days */
                    expiring?: boolean;
                    id?: string[];
                    /** Low */
                    low?: boolean;
                    /**
                     * Search
                     * @description Product, SKU, bin or lot
                     */
                    q?: string;
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("low" | "expiring" | "at_risk")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                at_risk?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                expiring?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                low?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetShelfLabels: {
        parameters: {
            query: {
                filter: {
                    id?: string[];
                };
                locale?: "en" | "ja";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListSuppliers: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    /** Lead time (days) */
                    lead_time_days_gte?: number;
                    /** Lead time (days) */
                    lead_time_days_lte?: number;
                    q?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "name" | "lead_time_days",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suppliers. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Supplier"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCreateSupplier: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierNew"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Supplier"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetSupplier: {
        parameters: {
            query?: never;
            path: {
                supplierId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Supplier"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDeleteSupplier: {
        parameters: {
            query?: never;
            path: {
                supplierId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUpdateSupplier: {
        parameters: {
            query?: never;
            path: {
                supplierId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Supplier"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportSuppliers: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "name" | "contact" | "email" | "phone" | "lead_time_days" | "note" | "revision")[];
                filter?: {
                    id?: string[];
                    /** Lead time (days) */
                    lead_time_days_gte?: number;
                    /** Lead time (days) */
                    lead_time_days_lte?: number;
                    q?: string;
                };
                sort?: [
                    "name" | "lead_time_days",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListTemplates: {
        parameters: {
            query?: {
                filter?: {
                    /** Audience */
                    audience?: ("all" | "specialities" | "doctors")[];
                    /** Goal */
                    goal?: string;
                    id?: string[];
                    /**
                     * Search
                     * @description Name, goal or product
                     */
                    q?: string;
                    /**
                     * Review due by
                     * Format: date
                     */
                    review_on_lte?: string;
                    /** Status */
                    status?: ("draft" | "published" | "retired")[];
                    /** With unavailable products */
                    unavailable?: boolean;
                    /**
                     * Pack
                     * Format: uuid
                     * @description Holds this pack.
                     */
                    variant_id?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "updated_at" | "title" | "goal" | "version" | "review_on",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recipe templates. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminTemplateRow"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminCreateTemplate: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminTemplateStart"];
            };
        };
        responses: {
            /** @description Begin a draft of a template. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminTemplate"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetTemplate: {
        parameters: {
            query?: never;
            path: {
                templateId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description A version of a template. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminTemplate"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDeleteTemplate: {
        parameters: {
            query?: never;
            path: {
                templateId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    adminUpdateTemplate: {
        parameters: {
            query?: never;
            path: {
                templateId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminTemplatePatch"];
            };
        };
        responses: {
            /** @description Save a draft. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminTemplate"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminPublishTemplate: {
        parameters: {
            query?: never;
            path: {
                templateId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Publish. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminTemplate"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRetireTemplate: {
        parameters: {
            query?: never;
            path: {
                templateId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Retire. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminTemplate"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportTemplates: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "series_id" | "title" | "goal" | "version" | "status" | "lines_count" | "unavailable_count" | "audience" | "doctors_count" | "recipes_count" | "review_on" | "updated_by" | "revision" | "updated_at")[];
                filter?: {
                    /** Audience */
                    audience?: ("all" | "specialities" | "doctors")[];
                    /** Goal */
                    goal?: string;
                    id?: string[];
                    /**
                     * Search
                     * @description Name, goal or product
                     */
                    q?: string;
                    /**
                     * Review due by
                     * Format: date
                     */
                    review_on_lte?: string;
                    /** Status */
                    status?: ("draft" | "published" | "retired")[];
                    /** With unavailable products */
                    unavailable?: boolean;
                    /**
                     * Pack
                     * Format: uuid
                     * @description Holds this pack.
                     */
                    variant_id?: string;
                };
                sort?: [
                    "updated_at" | "title" | "goal" | "version" | "review_on",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetTemplates: {
        parameters: {
            query?: {
                filter?: {
                    /** Audience */
                    audience?: ("all" | "specialities" | "doctors")[];
                    /** Goal */
                    goal?: string;
                    id?: string[];
                    /**
                     * Search
                     * @description Name, goal or product
                     */
                    q?: string;
                    /**
                     * Review due by
                     * Format: date
                     */
                    review_on_lte?: string;
                    /** Status */
                    status?: ("draft" | "published" | "retired")[];
                    /** With unavailable products */
                    unavailable?: boolean;
                    /**
                     * Pack
                     * Format: uuid
                     * @description Holds this pack.
                     */
                    variant_id?: string;
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("status" | "audience" | "unavailable")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                audience?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                status?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                unavailable?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminReplaceTemplateProduct: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminTemplateReplace"];
            };
        };
        responses: {
            /** @description One result per template. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminTemplateReplaced"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminListUsers: {
        parameters: {
            query?: {
                filter?: {
                    admin_role?: ("owner" | "operations" | "support" | "clinical_reviewer" | "finance" | "content" | "read_only")[];
                    id?: string[];
                    /** Search */
                    q?: string;
                    status?: ("invited" | "active" | "disabled")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "name" | "email" | "admin_role" | "status" | "last_login_at" | "created_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Administrators. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUser"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminInviteUser: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserInvite"];
            };
        };
        responses: {
            /** @description Invite an administrator. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminGetUser: {
        parameters: {
            query?: never;
            path: {
                userId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description One administrator. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminChangeUserRole: {
        parameters: {
            query?: never;
            path: {
                userId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserRole"];
            };
        };
        responses: {
            /** @description Change the role. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminDisableUser: {
        parameters: {
            query?: never;
            path: {
                userId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisedReason"];
            };
        };
        responses: {
            /** @description Disable the account and end its sessions. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminEnableUser: {
        parameters: {
            query?: never;
            path: {
                userId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Enable the account again. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminEndUserSessions: {
        parameters: {
            query?: never;
            path: {
                userId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description End all sessions. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminResendUserInvitation: {
        parameters: {
            query?: never;
            path: {
                userId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Send the invitation again. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminResetUserSecondFactor: {
        parameters: {
            query?: never;
            path: {
                userId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisedReason"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminRevokeUserInvitation: {
        parameters: {
            query?: never;
            path: {
                userId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Take the invitation back. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminExportUsers: {
        parameters: {
            query?: {
                /** @description Fields to write, in this order; all without it. */
                columns?: ("id" | "name" | "email" | "phone" | "admin_role" | "status" | "two_factor" | "last_login_at" | "session_count" | "invited_by_name" | "link_expires_at" | "is_self" | "actions" | "revision" | "created_at" | "updated_at")[];
                filter?: {
                    admin_role?: ("owner" | "operations" | "support" | "clinical_reviewer" | "finance" | "content" | "read_only")[];
                    id?: string[];
                    /** Search */
                    q?: string;
                    status?: ("invited" | "active" | "disabled")[];
                };
                sort?: [
                    "name" | "email" | "admin_role" | "status" | "last_login_at" | "created_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    adminFacetUsers: {
        parameters: {
            query?: {
                filter?: {
                    admin_role?: ("owner" | "operations" | "support" | "clinical_reviewer" | "finance" | "content" | "read_only")[];
                    id?: string[];
                    /** Search */
                    q?: string;
                    status?: ("invited" | "active" | "disabled")[];
                };
                /** @description Filters to count the choices of; all without it. */
                of?: ("status" | "admin_role")[];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by filter. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            capped: boolean;
                            facets: {
                                /** @description Value → rows. */
                                admin_role?: {
                                    [key: string]: number;
                                };
                                /** @description Value → rows. */
                                status?: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    publicGetClinicLogo: {
        parameters: {
            query?: never;
            path: {
                logoId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetAccount: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorRenewClinicCode: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorRequestEmailChange: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            /** @description The link is on its way. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorCancelEmailChange: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is pending any more. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorResendEmailChange: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new link is on its way; the one before is dead. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorExportPractice: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientExportRequest"];
            };
        };
        responses: {
            /** @description The archive. */
            200: {
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorRenewLicence: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LicenceRenewalRequest"];
            };
        };
        responses: {
            /** @description Handed in. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorSetClinicLogo: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    logo: string;
                };
            };
        };
        responses: {
            /** @description The account. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorRemoveClinicLogo: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorChangePassword: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorUpdatePreferences: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorPreferences"];
            };
        };
        responses: {
            /** @description The changed account. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListSessions: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This browser first, then the last seen ones. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountSession"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorEndOtherSessions: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only this browser is signed in. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorEndSession: {
        parameters: {
            query?: never;
            path: {
                sessionId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetApplication: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorApplication"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorUpdateApplication: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorApplicationUpdate"];
            };
        };
        responses: {
            /** @description Sent in again. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorApplication"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorAddApplicationDocument: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    licence_file: string[];
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorApplication"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetApplicationDocument: {
        parameters: {
            query?: never;
            path: {
                documentId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetBank: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bank details for pay-outs. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorBank"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorUpdateBank: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorBankRequest"];
            };
        };
        responses: {
            /** @description Change the bank details. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorBank"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetCatalogAccess: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CatalogAccess"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorUpdateCatalogAccess: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogAccess"];
            };
        };
        responses: {
            /** @description The setting. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CatalogAccess"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListCatalogs: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    kind?: ("platform" | "doctor")[];
                    q?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "name" | "position" | "updated_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Catalogs. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorCatalog"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorCreateCatalog: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorCatalogNew"];
            };
        };
        responses: {
            /** @description The catalog. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorCatalog"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetCatalog: {
        parameters: {
            query?: never;
            path: {
                catalogId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The catalog. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorCatalog"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorUpdateCatalog: {
        parameters: {
            query?: never;
            path: {
                catalogId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorCatalogPatch"];
            };
        };
        responses: {
            /** @description The catalog. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorCatalog"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorArchiveCatalog: {
        parameters: {
            query?: never;
            path: {
                catalogId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Archived. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorSetCatalogCover: {
        parameters: {
            query?: never;
            path: {
                catalogId: string;
            };
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    cover: string;
                };
            };
        };
        responses: {
            /** @description The catalog. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorCatalog"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorRemoveCatalogCover: {
        parameters: {
            query?: never;
            path: {
                catalogId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetCatalogCover: {
        parameters: {
            query?: never;
            path: {
                catalogId: string;
                coverId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorOrderCatalogs: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorCatalogOrder"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListDiscounts: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    status?: ("planned" | "active" | "ended")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discounts. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorDiscount"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorCreateDiscount: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorDiscountNew"];
            };
        };
        responses: {
            /** @description The discount. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorDiscount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorUpdateDiscount: {
        parameters: {
            query?: never;
            path: {
                discountId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorDiscountPatch"];
            };
        };
        responses: {
            /** @description The discount. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorDiscount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorEndDiscount: {
        parameters: {
            query?: never;
            path: {
                discountId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Ended. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetEarnings: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Earnings and the next pay-out. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorEarnings"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetEarningsMonths: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Earnings of the last twelve months. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorEarningsMonths"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetNextStatement: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement of the present month as it stands now. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorNextStatement"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authDoctorVerifyEmail: {
        parameters: {
            query?: never;
            path: {
                id: string;
                token: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The address is in force; as a page, it is asked for. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["KnownEmail"];
                    };
                    "text/html": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetFigures: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                /** @description Products that are in this catalog today. */
                catalog_id?: string;
                /** @description With as many days before, or with the same days a year ago. */
                compare?: "previous" | "year";
                /** @description As many days up to the last one, where no first day is given. */
                days?: number;
                /** @description First day. */
                from?: string;
                product_id?: string;
                /** @description Where it was delivered to. */
                region?: string;
                /** @description Last day; without it today. */
                to?: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Figures"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetFiguresCsv: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                /** @description Products that are in this catalog today. */
                catalog_id?: string;
                /** @description With as many days before, or with the same days a year ago. */
                compare?: "previous" | "year";
                /** @description As many days up to the last one, where no first day is given. */
                days?: number;
                /** @description First day. */
                from?: string;
                locale?: "en" | "ja";
                product_id?: string;
                /** @description Where it was delivered to. */
                region?: string;
                table?: "days" | "products" | "brands" | "categories" | "regions" | "recipes" | "stock_outs";
                /** @description Last day; without it today. */
                to?: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV, UTF-8 with BOM. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorInvitePatient: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientInviteNew"];
            };
        };
        responses: {
            /** @description The patient was added. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientInvited"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authDoctorLogin: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorMe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authDoctorLogout: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorMe: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorMe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authDoctorCompleteRegistration: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DoctorRegistrationRequest"];
            };
        };
        responses: {
            /** @description Registered. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorApplied"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorUpdateMe: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorMePatch"];
            };
        };
        responses: {
            /** @description The changed account. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListMyRecipes: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    /** Format: uuid */
                    product_id?: string;
                    /** @description Name, label or product. */
                    q?: string;
                    status?: ("active" | "archived")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "updated_at" | "title" | "used_count" | "last_used_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sets. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MyRecipeRow"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorCreateMyRecipe: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyRecipeNew"];
            };
        };
        responses: {
            /** @description The set. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MyRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetMyRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The set. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MyRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorDeleteMyRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorUpdateMyRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyRecipePatch"];
            };
        };
        responses: {
            /** @description The set. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MyRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorArchiveMyRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The set. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MyRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorRestoreMyRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The set. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MyRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorTakeOverTemplate: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The set. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MyRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListNews: {
        parameters: {
            query?: {
                filter?: {
                    category?: ("notice" | "product" | "campaign" | "maintenance" | "recall")[];
                    dismissed?: boolean;
                    id?: string[];
                    unread?: boolean;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My news; pinned first, then the newest. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsItem"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description News with their text. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsMessage"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorAcknowledgeNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Confirm that the message was understood. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsMessage"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorDismissNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Take off the first page. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsMessage"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorReadNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Mark as read. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsMessage"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorReadAllNews: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mark all news as read. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetOrder: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorOrder"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetReceipt: {
        parameters: {
            query?: {
                /** @description Language of the document. */
                locale?: "en" | "ja";
            };
            path: {
                orderId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description PDF. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorCreateRecipeFromOrder: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorReportProblem: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorProblemReport"];
            };
        };
        responses: {
            /** @description Administrators were notified. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    authDoctorCheckReset: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetCheck"];
            };
        };
        responses: {
            /** @description The link works. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MaskedEmail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authDoctorResetPassword: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authDoctorRequestReset: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListPatients: {
        parameters: {
            query?: {
                filter?: {
                    archived?: boolean;
                    /**
                     * Format: date
                     * @description Added on this day or later.
                     */
                    created_at_gte?: string;
                    /**
                     * Format: date
                     * @description Added on this day or earlier.
                     */
                    created_at_lte?: string;
                    id?: string[];
                    /** @description Has never ordered. */
                    no_order?: boolean;
                    /** @description Name, kana, email, phone or number; every word must match. */
                    q?: string;
                    /** @description Has a recipe that was issued 7 days ago or longer and never ordered. */
                    recipe_not_ordered?: boolean;
                    renewal?: ("overdue" | "due_soon" | "upcoming" | "on_track")[];
                    status?: components["schemas"]["PatientDisplayStatus"][];
                    tag?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "name" | "updated_at" | "created_at" | "last_order_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of patients. */
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorPatient"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetPatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The patient. Every read is logged. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorUpdatePatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientPatch"];
            };
        };
        responses: {
            /** @description The changed patient. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorAcceptPatientLink: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The patient after it. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetPatientAdherence: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The last twelve weeks. Every read is logged. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAdherence"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListAnswers: {
        parameters: {
            query?: {
                filter?: {
                    filled_by?: ("patient" | "doctor")[];
                    id?: string[];
                    key?: string[];
                    /** @description Title. */
                    q?: string;
                    /** Format: date */
                    sent_at_gte?: string;
                    /** Format: date */
                    sent_at_lte?: string;
                    status?: components["schemas"]["AnswerStatus"][];
                    unread?: boolean;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "sent_at" | "submitted_at",
                    "ASC" | "DESC"
                ];
            };
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description A page of answers. */
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerSetRow"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorSendQuestionnaire: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerSetNew"];
            };
        };
        responses: {
            /** @description The empty form. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetAnswers: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Answers. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorSaveAnswers: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerSave"];
            };
        };
        responses: {
            /** @description Answers. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorAmendAnswers: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerAmend"];
            };
        };
        responses: {
            /** @description Answers. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorVoidAnswers: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description Answers. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetAnswersPdf: {
        parameters: {
            query?: {
                locale?: "en" | "ja";
            };
            path: {
                answerId: string;
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description A PDF. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorAddAnswerPhotos: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
                patientId: string;
            };
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["AnswerPhotosNew"];
            };
        };
        responses: {
            /** @description The form. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetAnswerPhoto: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
                patientId: string;
                photoId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorDeleteAnswerPhoto: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
                patientId: string;
                photoId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorRemindAnswers: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Answers. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorSubmitAnswers: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Answers. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorWithdrawQuestionnaire: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Answers. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorArchivePatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The patient after it. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorDeclinePatientLink: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    code?: "not_my_patient" | "unknown_person" | "needs_visit" | "duplicate" | "other";
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The patient after it. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListPatientFiles: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientFile"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorAddPatientFiles: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    files: string[];
                };
            };
        };
        responses: {
            /** @description All files, newest first. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientFile"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetPatientFile: {
        parameters: {
            query?: never;
            path: {
                fileId: string;
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorDeletePatientFile: {
        parameters: {
            query?: never;
            path: {
                fileId: string;
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorMakeInvitationLink: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["InvitationLink"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorResendInvitation: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Without it the last message is used again. */
                    personal_message?: string | null;
                    /**
                     * Format: uuid
                     * @description A draft of this patient that is issued when the patient signs up; without it the one chosen before.
                     */
                    recipe_draft_id?: string | null;
                };
            };
        };
        responses: {
            /** @description The patient with the new invitation. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorRevokeInvitation: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The patient without an open invitation. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListPatientMails: {
        parameters: {
            query?: {
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Mails. */
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientMail"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListPatientNotes: {
        parameters: {
            query?: {
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientNote"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorAddPatientNote: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientNoteNew"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientNote"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListPatientOrders: {
        parameters: {
            query?: {
                filter?: {
                    fulfilment_state?: ("unfulfilled" | "in_progress" | "partially_shipped" | "shipped" | "delivered" | "on_hold" | "partially_returned" | "returned")[];
                    id?: string[];
                    order_state?: ("open" | "completed" | "archived" | "cancelled")[];
                    /** Format: date */
                    placed_at_gte?: string;
                    /** Format: date */
                    placed_at_lte?: string;
                    /** @description Order number or product. */
                    q?: string;
                    source?: ("recipe" | "catalog" | "mixed" | "on_behalf")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "placed_at" | "total",
                    "ASC" | "DESC"
                ];
            };
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorPatientOrder"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorRestorePatient: {
        parameters: {
            query?: never;
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The patient after it. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorPatientDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListPatientEvents: {
        parameters: {
            query?: {
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path: {
                patientId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Events. */
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientEvent"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorChangePatients: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientBulk"];
            };
        };
        responses: {
            /** @description A result for each patient. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorCountPatients: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientCounts"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorImportPatients: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientImport"];
            };
        };
        responses: {
            /** @description What became of every row. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CsvImportResult"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetProductFacets: {
        parameters: {
            query?: {
                catalog_id?: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words that occur. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            brand: string[];
                            category: string[];
                            certification: string[];
                            form: string[];
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListProducts: {
        parameters: {
            query?: {
                filter?: {
                    brand?: string[];
                    /** Format: uuid */
                    catalog_id?: string;
                    category?: string[];
                    certification?: string[];
                    /** @description On one of the own reusable sets. */
                    favourite?: boolean;
                    form?: string[];
                    id?: string[];
                    in_stock?: boolean;
                    /**
                     * Format: uuid
                     * @description Only what this patient has had on a recipe or in an order.
                     */
                    patient_id?: string;
                    price_gte?: number;
                    price_lte?: number;
                    /** @description Words of title, brand or ingredient. */
                    q?: string;
                    recipe_only?: boolean;
                    /**
                     * Format: uuid
                     * @description Others of the kind of this product: with its main ingredient, which come first, or of its category.
                     */
                    similar_to?: string;
                    usage_kind?: ("oral" | "topical" | "device" | "other")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "title" | "brand" | "price" | "popularity" | "position",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductSummary"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetProduct: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Product"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorSaveDosageDefault: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DosageDefault"];
            };
        };
        responses: {
            /** @description The default. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DosageDefault"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorDeleteDosageDefault: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListProductPatients: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The newest 50, by recipe. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            number: string | null;
                            patient: components["schemas"]["PatientRef"];
                            /** Format: uuid */
                            recipe_id: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorReplaceProduct: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductReplace"];
            };
        };
        responses: {
            /** @description What became of each recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductReplaced"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListQuestionnaires: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them; there are few. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["QuestionnaireChoice"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetRecipeBeginning: {
        parameters: {
            query?: {
                /** @description One that is not open to the doctor is ignored with a notice. */
                catalog_id?: string;
                patient_id?: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The beginning. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["RecipeBeginning"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListRecipeHistories: {
        parameters: {
            query?: {
                filter?: {
                    /** Format: date */
                    at_gte?: string;
                    /** Format: date */
                    at_lte?: string;
                    event?: ("issued" | "superseded" | "refill_added" | "line_paused" | "line_resumed" | "line_stopped" | "on_hold" | "resumed" | "cancelled" | "expired" | "completed" | "entered_in_error" | "ordered" | "viewed" | "reminded" | "not_buying")[];
                    /** @description Words of the label. */
                    label?: string;
                    /** @description Name, kana or number of the patient. */
                    patient?: string;
                    /** Format: uuid */
                    patient_id?: string;
                    /** @description Name or brand of a product in the version. */
                    product?: string;
                    /** @description Number or label of the recipe. */
                    q?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["RecipeHistory"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetRecipeHistoriesCsv: {
        parameters: {
            query?: {
                filter?: {
                    /** Format: date */
                    at_gte?: string;
                    /** Format: date */
                    at_lte?: string;
                    event?: ("issued" | "superseded" | "refill_added" | "line_paused" | "line_resumed" | "line_stopped" | "on_hold" | "resumed" | "cancelled" | "expired" | "completed" | "entered_in_error" | "ordered" | "viewed" | "reminded" | "not_buying")[];
                    /** @description Words of the label. */
                    label?: string;
                    /** @description Name, kana or number of the patient. */
                    patient?: string;
                    /** Format: uuid */
                    patient_id?: string;
                    /** @description Name or brand of a product in the version. */
                    product?: string;
                    /** @description Number or label of the recipe. */
                    q?: string;
                };
                locale?: "en" | "ja";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV, UTF-8 with BOM. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetRecipeHistoriesPdf: {
        parameters: {
            query?: {
                filter?: {
                    /** Format: date */
                    at_gte?: string;
                    /** Format: date */
                    at_lte?: string;
                    event?: ("issued" | "superseded" | "refill_added" | "line_paused" | "line_resumed" | "line_stopped" | "on_hold" | "resumed" | "cancelled" | "expired" | "completed" | "entered_in_error" | "ordered" | "viewed" | "reminded" | "not_buying")[];
                    /** @description Words of the label. */
                    label?: string;
                    /** @description Name, kana or number of the patient. */
                    patient?: string;
                    /** Format: uuid */
                    patient_id?: string;
                    /** @description Name or brand of a product in the version. */
                    product?: string;
                    /** @description Number or label of the recipe. */
                    q?: string;
                };
                locale?: "en" | "ja";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListRecipes: {
        parameters: {
            query?: {
                filter?: {
                    /** Format: uuid */
                    catalog_id?: string;
                    /** @description Issued, and ends within 30 days. */
                    expiring?: boolean;
                    id?: string[];
                    /** Format: date */
                    issued_at_gte?: string;
                    /** Format: date */
                    issued_at_lte?: string;
                    label?: string;
                    /** @description Issued, and nothing was ordered. */
                    not_ordered?: boolean;
                    /** @description Name, kana or number of the patient. */
                    patient?: string;
                    /** Format: uuid */
                    patient_id?: string;
                    /** @description Name or brand of a product in it. */
                    product?: string;
                    /** Format: uuid */
                    product_id?: string;
                    /** @description Number, label, patient or product. */
                    q?: string;
                    renewal?: ("overdue" | "due_soon" | "upcoming" | "on_track")[];
                    /** Format: uuid */
                    series_id?: string;
                    status?: ("draft" | "issued" | "on_hold" | "superseded" | "cancelled" | "completed" | "expired" | "entered_in_error")[];
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "updated_at" | "issued_at" | "expires_on" | "last_ordered_at" | "label",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recipes. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["RecipeSummary"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorCreateRecipe: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeStart"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorDeleteRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorUpdateRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipePatch"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorAddRecipeAttachment: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    files: string[];
                };
            };
        };
        responses: {
            /** @description All files of the draft. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["RecipeAttachment"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetRecipeAttachment: {
        parameters: {
            query?: never;
            path: {
                attachmentId: string;
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorDeleteRecipeAttachment: {
        parameters: {
            query?: never;
            path: {
                attachmentId: string;
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorCancelRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeCancel"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorVoidRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorHoldRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorIssueRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeIssue"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorPauseRecipeLine: {
        parameters: {
            query?: never;
            path: {
                lineId: string;
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeLineReason"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorResumeRecipeLine: {
        parameters: {
            query?: never;
            path: {
                lineId: string;
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorStopRecipeLine: {
        parameters: {
            query?: never;
            path: {
                lineId: string;
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeLineReason"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetRecipePdf: {
        parameters: {
            query?: {
                locale?: "en" | "ja";
            };
            path: {
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description A PDF. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorRemindRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorResendRecipeMail: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorResumeRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Recipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListRecipeVersions: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Versions. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["RecipeSummary"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorCountRecipes: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["RecipeCounts"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetRecipesPdf: {
        parameters: {
            query: {
                filter: {
                    id: string[];
                };
                locale?: "en" | "ja";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorRemindRecipes: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipesRemind"];
            };
        };
        responses: {
            /** @description A result for each recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminBulkResult"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authDoctorRegister: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authDoctorVerifyRegistration: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The link works. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["KnownEmail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetReport: {
        parameters: {
            query?: never;
            path: {
                reportId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorProductReport"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorAnswerReport: {
        parameters: {
            query?: never;
            path: {
                reportId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductReportAnswer"];
            };
        };
        responses: {
            /** @description The answered report. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorProductReport"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetReportPhoto: {
        parameters: {
            query?: never;
            path: {
                photoId: string;
                reportId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetRequestRules: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorRequestRules"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorSetRequestRules: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorRequestRules"];
            };
        };
        responses: {
            /** @description The rules. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorRequestRules"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListRequests: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    kind?: ("refill" | "product" | "question")[];
                    open?: boolean;
                    /** Format: uuid */
                    patient_id?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorRequest"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorDecideRequest: {
        parameters: {
            query?: never;
            path: {
                requestId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorRequestDecision"];
            };
        };
        responses: {
            /** @description The decided request. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorRequest"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetProductByShopifyId: {
        parameters: {
            query?: never;
            path: {
                shopifyProductId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Product"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListStatements: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    status?: ("open" | "closed" | "approved" | "paying" | "paid" | "failed" | "carried_over" | "void")[];
                    year?: number;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "period" | "net",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My statements. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorStatement"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetStatement: {
        parameters: {
            query?: never;
            path: {
                settlementId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description A statement with its lines. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorStatementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetStatementCsv: {
        parameters: {
            query?: {
                locale?: "en" | "ja";
            };
            path: {
                settlementId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description CSV, UTF-8 with BOM. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorDisputeStatementLine: {
        parameters: {
            query?: never;
            path: {
                settlementId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementDisputeRequest"];
            };
        };
        responses: {
            /** @description Object to a line of a statement. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorStatementDetail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorGetStatementPdf: {
        parameters: {
            query?: {
                locale?: "en" | "ja";
            };
            path: {
                settlementId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorListTemplates: {
        parameters: {
            query?: {
                filter?: {
                    goal?: string;
                    id?: string[];
                    /** @description Name, goal or product. */
                    q?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                sort?: [
                    "title" | "goal" | "published_at",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Templates a recipe can begin with. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorTemplate"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorAcceptTerms: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsAccept"];
            };
        };
        responses: {
            /** @description The current user, with nothing outstanding. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorMe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    doctorTop: {
        parameters: {
            query?: {
                /** @description Days up to now in the business time zone. */
                period?: "today" | "7" | "14" | "30" | "all";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status of the application and, once approved, the practice. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["DoctorTop"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    publicVerifyEmail: {
        parameters: {
            query?: never;
            path: {
                id: string;
                token: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The address is in force; as a page, it is asked for. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["KnownEmail"];
                    };
                    "text/html": string;
                };
            };
            /** @description The link was used, revoked or has expired; as a page for whoever follows it. */
            410: {
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/html": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    publicGetNewsPicture: {
        parameters: {
            query?: never;
            path: {
                pictureId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetAccount: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientAskDeletion: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientDeletionRequest"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientWithdrawDeletion: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientRequestEmailChange: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            /** @description The link is on its way. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientCancelEmailChange: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is pending any more. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientResendEmailChange: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new link is on its way; the one before is dead. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientExportData: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientExportRequest"];
            };
        };
        responses: {
            /** @description The archive. */
            200: {
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientChangePassword: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    patientUpdatePreferences: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientPreferences"];
            };
        };
        responses: {
            /** @description The changed account. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientListSessions: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This browser first, then the last seen ones. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountSession"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientEndOtherSessions: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only this browser is signed in. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    patientEndSession: {
        parameters: {
            query?: never;
            path: {
                sessionId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    patientListAddresses: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All addresses; there are never more than 20. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientAddAddress: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The new address. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Address"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientDeleteAddress: {
        parameters: {
            query?: never;
            path: {
                addressId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    patientUpdateAddress: {
        parameters: {
            query?: never;
            path: {
                addressId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressPatch"];
            };
        };
        responses: {
            /** @description The changed address. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Address"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientListAnswers: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent, begun and submitted. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAnswerRow"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetAnswers: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Answers. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientSaveAnswers: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerSave"];
            };
        };
        responses: {
            /** @description Answers. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientAddAnswerPhotos: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
            };
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["AnswerPhotosNew"];
            };
        };
        responses: {
            /** @description The form. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetAnswerPhoto: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
                photoId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientDeleteAnswerPhoto: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
                photoId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientSubmitAnswers: {
        parameters: {
            query?: never;
            path: {
                answerId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description Answers. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAnswerSet"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetCart: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart; an empty one when there is none. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientUpdateCart: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The patient has seen the new prices.
                     * @constant
                     */
                    accept_prices?: true;
                    /** Format: uuid */
                    address_id?: string | null;
                    method?: string;
                    /** @enum {string} */
                    payment_method?: "invoice" | "bank_transfer";
                };
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientCheckOut: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: money */
                    expected_total: number;
                    /** @description The cart the patient looked at. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The order. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientOrder"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientStartHostedCheckout: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The cart the patient looked at. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Where to pay, and the id the order will have. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            /** Format: uri */
                            checkout_url: string;
                            /** Format: uuid */
                            order_id: string;
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientAddCartLine: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: money
                     * @description The price of the pack that was shown; 409 PRICE_CHANGED with the new `price` where it is another one.
                     */
                    price_seen?: number;
                    /** @default 1 */
                    quantity?: number;
                    /**
                     * Format: uuid
                     * @description The line of the recipe it is bought for.
                     */
                    recipe_line_id?: string | null;
                    /** Format: uuid */
                    variant_id: string;
                };
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientRemoveCartLine: {
        parameters: {
            query?: never;
            path: {
                lineId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The changed cart. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientUpdateCartLine: {
        parameters: {
            query?: never;
            path: {
                lineId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Wait for a product that comes back into stock.
                     * @enum {string|null}
                     */
                    backorder_choice?: "wait" | null;
                    quantity?: number;
                    saved_for_later?: boolean;
                    /**
                     * Format: uuid
                     * @description Take one of the substitutes the doctor accepts.
                     */
                    substitute_variant_id?: string;
                };
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientAddRecipeToCart: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The lines that are wanted, also optional ones. */
                    line_ids?: string[];
                    /** Format: uuid */
                    recipe_id: string;
                };
            };
        };
        responses: {
            /** @description The changed cart; lines that cannot be ordered now are left out. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CartAfterRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientListCatalogs: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Access and catalogs. */
            200: {
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            access: "open" | "closed" | "recipes_only";
                            brands: string[];
                            catalogs: components["schemas"]["PatientCatalog"][];
                            /** @description Of the products in them. */
                            categories: string[];
                            /** @description What the products are for, as the shop says. */
                            concerns: string[];
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetCatalog: {
        parameters: {
            query?: never;
            path: {
                catalogId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The catalog; its products are listed by `GET /api/patient/products` with `catalog_id`. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientCatalog"] & {
                            brands: string[];
                            categories: string[];
                            concerns: string[];
                        };
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetCatalogCover: {
        parameters: {
            query?: never;
            path: {
                catalogId: string;
                coverId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetDayPdf: {
        parameters: {
            query?: {
                locale?: "en" | "ja";
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientTickDose: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoseTick"];
            };
        };
        responses: {
            /** @description What is left of the product. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientSupply"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authPatientGetInvite: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientInvite"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authPatientDeclineInvite: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Declined. */
            200: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authPatientAcceptInvite: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientInviteLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientMe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authPatientAskRenewal: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authPatientOpenInvite: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientInviteToken"];
            };
        };
        responses: {
            /** @description The invitation works. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientInvite"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientListLinkOffers: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers, newest first. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientLinkOffer"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientAcceptLinkOffer: {
        parameters: {
            query?: never;
            path: {
                offerId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The accepted offer. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientLinkOffer"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientDeclineLinkOffer: {
        parameters: {
            query?: never;
            path: {
                offerId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The declined offer. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientLinkOffer"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authPatientRequestLink: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientLinkRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authPatientLogin: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientMe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authPatientLogout: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    patientMe: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientMe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientUpdateMe: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientMePatch"];
            };
        };
        responses: {
            /** @description The changed account. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientAccount"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientListNews: {
        parameters: {
            query?: {
                filter?: {
                    category?: ("notice" | "product" | "campaign" | "maintenance" | "recall")[];
                    id?: string[];
                    unread?: boolean;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My news; pinned first, then the newest. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsItem"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description News with their text. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsMessage"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientAcknowledgeNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Confirm that the message was understood. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsMessage"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientReadNews: {
        parameters: {
            query?: never;
            path: {
                newsId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Mark as read. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsMessage"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientReadAllNews: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mark all news as read. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    patientListOrders: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    /** @description Order number or product. */
                    q?: string;
                    status?: ("payment_needed" | "preparing" | "partly_shipped" | "shipped" | "delivered" | "cancelled" | "refunded")[];
                    year?: number;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                /** @description Field and direction. */
                sort?: [
                    "placed_at" | "total",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientOrderSummary"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetOrder: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientOrder"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientAskToCancelOrder: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The order with the request. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientOrder"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientCancelOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The cancelled order. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientOrder"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetReceipt: {
        parameters: {
            query?: {
                /** @description Language of the document. */
                locale?: "en" | "ja";
            };
            path: {
                orderId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description PDF. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientReportProduct: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductReportRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductReport"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientRequestReturn: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReturnRequest"];
            };
        };
        responses: {
            /** @description Ask to send goods back. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderReturn"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientWithdrawCancelOrder: {
        parameters: {
            query?: never;
            path: {
                orderId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The order with the request. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientOrder"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authPatientCheckReset: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetCheck"];
            };
        };
        responses: {
            /** @description The link works. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["MaskedEmail"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authPatientResetPassword: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authPatientRequestReset: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Taken in. */
            200: {
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientLookUpPostal: {
        parameters: {
            query: {
                code: string;
                country: string;
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known; nothing is in it for a code that is unknown. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PostalPlace"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientListProducts: {
        parameters: {
            query?: {
                filter?: {
                    brand?: string[];
                    /** Format: uuid */
                    catalog_id?: string;
                    category?: string[];
                    /** @description Any of them. */
                    concern?: string[];
                    id?: string[];
                    in_stock?: boolean;
                    /** @description Title, brand or ingredient; every word must match. */
                    q?: string;
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
                /** @description Field and direction; `position` is the catalog's own order. */
                sort?: [
                    "position" | "title" | "price",
                    "ASC" | "DESC"
                ];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientProductSummary"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetProduct: {
        parameters: {
            query?: never;
            path: {
                productId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientProduct"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientListRecipes: {
        parameters: {
            query?: {
                filter?: {
                    id?: string[];
                    /** @description One course. */
                    label?: string;
                    /**
                     * @description Current ones are valid or paused.
                     * @enum {string}
                     */
                    tab?: "current" | "past";
                };
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of recipes. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientRecipeSummary"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetRecipe: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetRecipeAttachment: {
        parameters: {
            query?: never;
            path: {
                attachmentId: string;
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientTellNotBuying: {
        parameters: {
            query?: never;
            path: {
                recipeId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotBuying"];
            };
        };
        responses: {
            /** @description The recipe. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientRecipe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetRecipePdf: {
        parameters: {
            query?: {
                locale?: "en" | "ja";
            };
            path: {
                recipeId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description A PDF. */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetReportPhoto: {
        parameters: {
            query?: never;
            path: {
                photoId: string;
                reportId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientListRequests: {
        parameters: {
            query?: {
                /** @description First and last row, zero based, at most 100 rows. */
                range?: components["parameters"]["Range"];
            };
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientRequest"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientMakeRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the client, a new UUID per attempt of the person and the same one for every retry of that attempt. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientRequestNew"];
            };
        };
        responses: {
            /** @description The request. */
            201: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientRequest"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientWithdrawRequest: {
        parameters: {
            query?: never;
            path: {
                requestId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description The withdrawn request. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientRequest"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetReturnPhoto: {
        parameters: {
            query?: never;
            path: {
                photoId: string;
                returnId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientListStockNotices: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, newest first; there are never more than 50. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockNotice"][];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientAskForStockNotice: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    variant_id: string;
                };
            };
        };
        responses: {
            /** @description You will be notified. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    patientStopStockNotice: {
        parameters: {
            query?: never;
            path: {
                variantId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description You will not be notified. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
    patientStateSupply: {
        parameters: {
            query?: never;
            path: {
                recipeLineId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyStatement"];
            };
        };
        responses: {
            /** @description What is left of the product. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientSupply"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientAcceptTerms: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsAccept"];
            };
        };
        responses: {
            /** @description The current user, with nothing outstanding. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientMe"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    patientGetTop: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Doctor, tasks, recipes and deliveries. */
            200: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PatientTop"];
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    publicGetProductPicture: {
        parameters: {
            query?: never;
            path: {
                pictureId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    publicGetShopLogo: {
        parameters: {
            query?: never;
            path: {
                logoId: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    publicCsrfCookie: {
        parameters: {
            query?: never;
            path?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both cookies are set. */
            204: {
                content?: never;
            };
            default: components["responses"]["Failed"];
        };
    };
}
export interface calls {
  'DELETE /api/admin/news/{newsId}': 'adminDeleteNews'
  'DELETE /api/admin/products/{productId}': 'adminDeleteProduct'
  'DELETE /api/admin/products/{productId}/variants/{variantId}': 'adminRemoveVariant'
  'DELETE /api/admin/suppliers/{supplierId}': 'adminDeleteSupplier'
  'DELETE /api/admin/templates/{templateId}': 'adminDeleteTemplate'
  'DELETE /api/doctor/account/email': 'doctorCancelEmailChange'
  'DELETE /api/doctor/account/logo': 'doctorRemoveClinicLogo'
  'DELETE /api/doctor/account/sessions': 'doctorEndOtherSessions'
  'DELETE /api/doctor/account/sessions/{sessionId}': 'doctorEndSession'
  'DELETE /api/doctor/catalogs/{catalogId}/cover': 'doctorRemoveCatalogCover'
  'DELETE /api/doctor/my-recipes/{recipeId}': 'doctorDeleteMyRecipe'
  'DELETE /api/doctor/patients/{patientId}/answers/{answerId}/photos/{photoId}': 'doctorDeleteAnswerPhoto'
  'DELETE /api/doctor/patients/{patientId}/files/{fileId}': 'doctorDeletePatientFile'
  'DELETE /api/doctor/products/{productId}/dosage-default': 'doctorDeleteDosageDefault'
  'DELETE /api/doctor/recipes/{recipeId}': 'doctorDeleteRecipe'
  'DELETE /api/doctor/recipes/{recipeId}/attachments/{attachmentId}': 'doctorDeleteRecipeAttachment'
  'DELETE /api/patient/account/deletion': 'patientWithdrawDeletion'
  'DELETE /api/patient/account/email': 'patientCancelEmailChange'
  'DELETE /api/patient/account/sessions': 'patientEndOtherSessions'
  'DELETE /api/patient/account/sessions/{sessionId}': 'patientEndSession'
  'DELETE /api/patient/addresses/{addressId}': 'patientDeleteAddress'
  'DELETE /api/patient/answers/{answerId}/photos/{photoId}': 'patientDeleteAnswerPhoto'
  'DELETE /api/patient/cart/lines/{lineId}': 'patientRemoveCartLine'
  'DELETE /api/patient/stock-notices/{variantId}': 'patientStopStockNotice'
  'GET /api/admin/audit': 'adminListAudit'
  'GET /api/admin/audit/export': 'adminExportAudit'
  'GET /api/admin/audit/facets': 'adminFacetAudit'
  'GET /api/admin/catalogs': 'adminListCatalogs'
  'GET /api/admin/counts': 'adminCounts'
  'GET /api/admin/doctors': 'adminListDoctors'
  'GET /api/admin/doctors/export': 'adminExportDoctors'
  'GET /api/admin/doctors/facets': 'adminFacetDoctors'
  'GET /api/admin/doctors/{doctorId}': 'adminGetDoctor'
  'GET /api/admin/doctors/{doctorId}/documents': 'adminListDoctorDocuments'
  'GET /api/admin/doctors/{doctorId}/documents/{documentId}': 'adminDownloadDoctorDocument'
  'GET /api/admin/doctors/{doctorId}/mails': 'adminListDoctorMails'
  'GET /api/admin/doctors/{doctorId}/rates': 'adminListDoctorRates'
  'GET /api/admin/events': 'adminEvents'
  'GET /api/admin/figures': 'adminGetFigures'
  'GET /api/admin/figures/csv': 'adminGetFiguresCsv'
  'GET /api/admin/kpis': 'adminKpis'
  'GET /api/admin/me': 'adminMe'
  'GET /api/admin/news': 'adminListNews'
  'GET /api/admin/news/export': 'adminExportNews'
  'GET /api/admin/news/facets': 'adminFacetNews'
  'GET /api/admin/news/{newsId}': 'adminGetNews'
  'GET /api/admin/news/{newsId}/readers': 'adminListNewsReaders'
  'GET /api/admin/news/{newsId}/recipients': 'adminCountNewsRecipients'
  'GET /api/admin/orders': 'adminListOrders'
  'GET /api/admin/orders/export': 'adminExportOrders'
  'GET /api/admin/orders/facets': 'adminFacetOrders'
  'GET /api/admin/orders/{orderId}': 'adminGetOrder'
  'GET /api/admin/orders/{orderId}/lines/{lineId}/replacements': 'adminListOrderReplacements'
  'GET /api/admin/patients': 'adminListPatients'
  'GET /api/admin/patients/export': 'adminExportPatients'
  'GET /api/admin/patients/facets': 'adminFacetPatients'
  'GET /api/admin/patients/{patientId}': 'adminGetPatient'
  'GET /api/admin/patients/{patientId}/addresses': 'adminListPatientAddresses'
  'GET /api/admin/patients/{patientId}/consents': 'adminListPatientConsents'
  'GET /api/admin/patients/{patientId}/invitations': 'adminListPatientInvitations'
  'GET /api/admin/patients/{patientId}/links': 'adminListPatientLinks'
  'GET /api/admin/patients/{patientId}/mails': 'adminListPatientMails'
  'GET /api/admin/preferences': 'adminGetPreferences'
  'GET /api/admin/product-choices': 'adminGetProductChoices'
  'GET /api/admin/products': 'adminListProducts'
  'GET /api/admin/products/export': 'adminExportProducts'
  'GET /api/admin/products/facets': 'adminFacetProducts'
  'GET /api/admin/products/{productId}': 'adminGetProduct'
  'GET /api/admin/purchase-orders': 'adminListPurchaseOrders'
  'GET /api/admin/purchase-orders/export': 'adminExportPurchaseOrders'
  'GET /api/admin/purchase-orders/facets': 'adminFacetPurchaseOrders'
  'GET /api/admin/purchase-orders/{purchaseOrderId}': 'adminGetPurchaseOrder'
  'GET /api/admin/purchase-suggestions': 'adminListPurchaseSuggestions'
  'GET /api/admin/purchase-suggestions/export': 'adminExportPurchaseSuggestions'
  'GET /api/admin/purchase-suggestions/facets': 'adminFacetPurchaseSuggestions'
  'GET /api/admin/queues': 'adminGetQueues'
  'GET /api/admin/recipes': 'adminListRecipes'
  'GET /api/admin/recipes/export': 'adminExportRecipes'
  'GET /api/admin/recipes/facets': 'adminFacetRecipes'
  'GET /api/admin/recipes/{recipeId}': 'adminGetRecipe'
  'GET /api/admin/reports/{reportId}/photos/{photoId}': 'adminGetReportPhoto'
  'GET /api/admin/returns/{returnId}/photos/{photoId}': 'adminGetReturnPhoto'
  'GET /api/admin/reviewers': 'adminListReviewers'
  'GET /api/admin/search': 'adminSearch'
  'GET /api/admin/settings': 'adminListSettings'
  'GET /api/admin/settings/brand': 'adminGetBrandSettings'
  'GET /api/admin/settings/commission': 'adminGetCommissionSettings'
  'GET /api/admin/settings/company': 'adminGetCompanySettings'
  'GET /api/admin/settings/delivery': 'adminGetDeliverySettings'
  'GET /api/admin/settings/mail': 'adminGetMailSettings'
  'GET /api/admin/settings/mail/preview': 'adminPreviewMail'
  'GET /api/admin/settings/payments': 'adminGetPaymentSettings'
  'GET /api/admin/settings/recipes': 'adminGetRecipeSettings'
  'GET /api/admin/settings/reviews': 'adminGetReviewSettings'
  'GET /api/admin/settings/sales': 'adminGetSalesSettings'
  'GET /api/admin/settings/tax': 'adminGetTaxSettings'
  'GET /api/admin/settings/{group}/history': 'adminListSettingHistory'
  'GET /api/admin/settlements': 'adminListSettlements'
  'GET /api/admin/settlements/accounting': 'adminGetSettlementAccounting'
  'GET /api/admin/settlements/bank-file': 'adminGetSettlementBankFile'
  'GET /api/admin/settlements/export': 'adminExportSettlements'
  'GET /api/admin/settlements/facets': 'adminFacetSettlements'
  'GET /api/admin/settlements/running': 'adminGetRunningSettlement'
  'GET /api/admin/settlements/summary': 'adminSummariseSettlements'
  'GET /api/admin/settlements/{settlementId}': 'adminGetSettlement'
  'GET /api/admin/settlements/{settlementId}/pdf': 'adminGetSettlementPdf'
  'GET /api/admin/shipments': 'adminListShipments'
  'GET /api/admin/shipments/address-labels': 'adminGetAddressLabels'
  'GET /api/admin/shipments/carrier-file': 'adminGetCarrierFile'
  'GET /api/admin/shipments/export': 'adminExportShipments'
  'GET /api/admin/shipments/facets': 'adminFacetShipments'
  'GET /api/admin/shipments/packing-slips': 'adminGetPackingSlips'
  'GET /api/admin/shipments/pick-list': 'adminGetPickList'
  'GET /api/admin/shipments/{shipmentId}': 'adminGetShipment'
  'GET /api/admin/stock': 'adminListStock'
  'GET /api/admin/stock-counts': 'adminListStockCounts'
  'GET /api/admin/stock-counts/export': 'adminExportStockCounts'
  'GET /api/admin/stock-counts/facets': 'adminFacetStockCounts'
  'GET /api/admin/stock-counts/{stockCountId}': 'adminGetStockCount'
  'GET /api/admin/stock-lots': 'adminListStockLots'
  'GET /api/admin/stock-lots/export': 'adminExportStockLots'
  'GET /api/admin/stock-lots/facets': 'adminFacetStockLots'
  'GET /api/admin/stock-lots/{lotId}': 'adminGetStockLot'
  'GET /api/admin/stock-movements': 'adminListStockMovements'
  'GET /api/admin/stock-movements/export': 'adminExportStockMovements'
  'GET /api/admin/stock-movements/facets': 'adminFacetStockMovements'
  'GET /api/admin/stock-values': 'adminListStockValues'
  'GET /api/admin/stock-values/export': 'adminExportStockValues'
  'GET /api/admin/stock-values/facets': 'adminFacetStockValues'
  'GET /api/admin/stock-values/sum': 'adminGetStockValueSum'
  'GET /api/admin/stock/export': 'adminExportStock'
  'GET /api/admin/stock/facets': 'adminFacetStock'
  'GET /api/admin/stock/labels': 'adminGetShelfLabels'
  'GET /api/admin/suppliers': 'adminListSuppliers'
  'GET /api/admin/suppliers/export': 'adminExportSuppliers'
  'GET /api/admin/suppliers/{supplierId}': 'adminGetSupplier'
  'GET /api/admin/templates': 'adminListTemplates'
  'GET /api/admin/templates/export': 'adminExportTemplates'
  'GET /api/admin/templates/facets': 'adminFacetTemplates'
  'GET /api/admin/templates/{templateId}': 'adminGetTemplate'
  'GET /api/admin/users': 'adminListUsers'
  'GET /api/admin/users/export': 'adminExportUsers'
  'GET /api/admin/users/facets': 'adminFacetUsers'
  'GET /api/admin/users/{userId}': 'adminGetUser'
  'GET /api/admin/{resource}/{id}/history': 'adminListHistory'
  'GET /api/admin/{resource}/{id}/notes': 'adminListNotes'
  'GET /api/clinic-logos/{logoId}': 'publicGetClinicLogo'
  'GET /api/doctor/account': 'doctorGetAccount'
  'GET /api/doctor/account/sessions': 'doctorListSessions'
  'GET /api/doctor/application': 'doctorGetApplication'
  'GET /api/doctor/application/documents/{documentId}': 'doctorGetApplicationDocument'
  'GET /api/doctor/bank': 'doctorGetBank'
  'GET /api/doctor/catalog-access': 'doctorGetCatalogAccess'
  'GET /api/doctor/catalogs': 'doctorListCatalogs'
  'GET /api/doctor/catalogs/{catalogId}': 'doctorGetCatalog'
  'GET /api/doctor/catalogs/{catalogId}/covers/{coverId}': 'doctorGetCatalogCover'
  'GET /api/doctor/discounts': 'doctorListDiscounts'
  'GET /api/doctor/earnings': 'doctorGetEarnings'
  'GET /api/doctor/earnings/months': 'doctorGetEarningsMonths'
  'GET /api/doctor/earnings/next-statement': 'doctorGetNextStatement'
  'GET /api/doctor/email/verify/{id}/{token}': 'authDoctorVerifyEmail'
  'GET /api/doctor/figures': 'doctorGetFigures'
  'GET /api/doctor/figures/csv': 'doctorGetFiguresCsv'
  'GET /api/doctor/me': 'doctorMe'
  'GET /api/doctor/my-recipes': 'doctorListMyRecipes'
  'GET /api/doctor/my-recipes/{recipeId}': 'doctorGetMyRecipe'
  'GET /api/doctor/news': 'doctorListNews'
  'GET /api/doctor/news/{newsId}': 'doctorGetNews'
  'GET /api/doctor/orders/{orderId}': 'doctorGetOrder'
  'GET /api/doctor/orders/{orderId}/receipt': 'doctorGetReceipt'
  'GET /api/doctor/patients': 'doctorListPatients'
  'GET /api/doctor/patients/counts': 'doctorCountPatients'
  'GET /api/doctor/patients/{patientId}': 'doctorGetPatient'
  'GET /api/doctor/patients/{patientId}/adherence': 'doctorGetPatientAdherence'
  'GET /api/doctor/patients/{patientId}/answers': 'doctorListAnswers'
  'GET /api/doctor/patients/{patientId}/answers/{answerId}': 'doctorGetAnswers'
  'GET /api/doctor/patients/{patientId}/answers/{answerId}/pdf': 'doctorGetAnswersPdf'
  'GET /api/doctor/patients/{patientId}/answers/{answerId}/photos/{photoId}': 'doctorGetAnswerPhoto'
  'GET /api/doctor/patients/{patientId}/files': 'doctorListPatientFiles'
  'GET /api/doctor/patients/{patientId}/files/{fileId}': 'doctorGetPatientFile'
  'GET /api/doctor/patients/{patientId}/mails': 'doctorListPatientMails'
  'GET /api/doctor/patients/{patientId}/notes': 'doctorListPatientNotes'
  'GET /api/doctor/patients/{patientId}/orders': 'doctorListPatientOrders'
  'GET /api/doctor/patients/{patientId}/timeline': 'doctorListPatientEvents'
  'GET /api/doctor/product-facets': 'doctorGetProductFacets'
  'GET /api/doctor/products': 'doctorListProducts'
  'GET /api/doctor/products/{productId}': 'doctorGetProduct'
  'GET /api/doctor/products/{productId}/patients': 'doctorListProductPatients'
  'GET /api/doctor/questionnaires': 'doctorListQuestionnaires'
  'GET /api/doctor/recipe-beginning': 'doctorGetRecipeBeginning'
  'GET /api/doctor/recipe-histories': 'doctorListRecipeHistories'
  'GET /api/doctor/recipe-histories/csv': 'doctorGetRecipeHistoriesCsv'
  'GET /api/doctor/recipe-histories/pdf': 'doctorGetRecipeHistoriesPdf'
  'GET /api/doctor/recipes': 'doctorListRecipes'
  'GET /api/doctor/recipes/counts': 'doctorCountRecipes'
  'GET /api/doctor/recipes/pdf': 'doctorGetRecipesPdf'
  'GET /api/doctor/recipes/{recipeId}': 'doctorGetRecipe'
  'GET /api/doctor/recipes/{recipeId}/attachments/{attachmentId}': 'doctorGetRecipeAttachment'
  'GET /api/doctor/recipes/{recipeId}/pdf': 'doctorGetRecipePdf'
  'GET /api/doctor/recipes/{recipeId}/versions': 'doctorListRecipeVersions'
  'GET /api/doctor/reports/{reportId}': 'doctorGetReport'
  'GET /api/doctor/reports/{reportId}/photos/{photoId}': 'doctorGetReportPhoto'
  'GET /api/doctor/request-rules': 'doctorGetRequestRules'
  'GET /api/doctor/requests': 'doctorListRequests'
  'GET /api/doctor/shopify-products/{shopifyProductId}': 'doctorGetProductByShopifyId'
  'GET /api/doctor/statements': 'doctorListStatements'
  'GET /api/doctor/statements/{settlementId}': 'doctorGetStatement'
  'GET /api/doctor/statements/{settlementId}/csv': 'doctorGetStatementCsv'
  'GET /api/doctor/statements/{settlementId}/pdf': 'doctorGetStatementPdf'
  'GET /api/doctor/templates': 'doctorListTemplates'
  'GET /api/doctor/top': 'doctorTop'
  'GET /api/email/verify/{id}/{token}': 'publicVerifyEmail'
  'GET /api/news-pictures/{pictureId}': 'publicGetNewsPicture'
  'GET /api/patient/account': 'patientGetAccount'
  'GET /api/patient/account/sessions': 'patientListSessions'
  'GET /api/patient/addresses': 'patientListAddresses'
  'GET /api/patient/answers': 'patientListAnswers'
  'GET /api/patient/answers/{answerId}': 'patientGetAnswers'
  'GET /api/patient/answers/{answerId}/photos/{photoId}': 'patientGetAnswerPhoto'
  'GET /api/patient/cart': 'patientGetCart'
  'GET /api/patient/catalogs': 'patientListCatalogs'
  'GET /api/patient/catalogs/{catalogId}': 'patientGetCatalog'
  'GET /api/patient/catalogs/{catalogId}/covers/{coverId}': 'patientGetCatalogCover'
  'GET /api/patient/day/pdf': 'patientGetDayPdf'
  'GET /api/patient/invite': 'authPatientGetInvite'
  'GET /api/patient/link-offers': 'patientListLinkOffers'
  'GET /api/patient/me': 'patientMe'
  'GET /api/patient/news': 'patientListNews'
  'GET /api/patient/news/{newsId}': 'patientGetNews'
  'GET /api/patient/orders': 'patientListOrders'
  'GET /api/patient/orders/{orderId}': 'patientGetOrder'
  'GET /api/patient/orders/{orderId}/receipt': 'patientGetReceipt'
  'GET /api/patient/postal-place': 'patientLookUpPostal'
  'GET /api/patient/products': 'patientListProducts'
  'GET /api/patient/products/{productId}': 'patientGetProduct'
  'GET /api/patient/recipes': 'patientListRecipes'
  'GET /api/patient/recipes/{recipeId}': 'patientGetRecipe'
  'GET /api/patient/recipes/{recipeId}/attachments/{attachmentId}': 'patientGetRecipeAttachment'
  'GET /api/patient/recipes/{recipeId}/pdf': 'patientGetRecipePdf'
  'GET /api/patient/reports/{reportId}/photos/{photoId}': 'patientGetReportPhoto'
  'GET /api/patient/requests': 'patientListRequests'
  'GET /api/patient/returns/{returnId}/photos/{photoId}': 'patientGetReturnPhoto'
  'GET /api/patient/stock-notices': 'patientListStockNotices'
  'GET /api/patient/top': 'patientGetTop'
  'GET /api/product-pictures/{pictureId}': 'publicGetProductPicture'
  'GET /api/shop-logos/{logoId}': 'publicGetShopLogo'
  'GET /sanctum/csrf-cookie': 'publicCsrfCookie'
  'PATCH /api/admin/doctors/{doctorId}': 'adminUpdateDoctor'
  'PATCH /api/admin/news/{newsId}': 'adminUpdateNews'
  'PATCH /api/admin/orders/{orderId}': 'adminChangeOrderAddress'
  'PATCH /api/admin/patients/{patientId}': 'adminUpdatePatient'
  'PATCH /api/admin/preferences': 'adminSavePreferences'
  'PATCH /api/admin/products/{productId}': 'adminUpdateProduct'
  'PATCH /api/admin/purchase-orders/{purchaseOrderId}': 'adminUpdatePurchaseOrder'
  'PATCH /api/admin/settings/brand': 'adminChangeBrandSettings'
  'PATCH /api/admin/settings/commission': 'adminChangeCommissionSettings'
  'PATCH /api/admin/settings/company': 'adminChangeCompanySettings'
  'PATCH /api/admin/settings/delivery': 'adminChangeDeliverySettings'
  'PATCH /api/admin/settings/mail': 'adminChangeMailSettings'
  'PATCH /api/admin/settings/payments': 'adminChangePaymentSettings'
  'PATCH /api/admin/settings/recipes': 'adminChangeRecipeSettings'
  'PATCH /api/admin/settings/reviews': 'adminChangeReviewSettings'
  'PATCH /api/admin/settings/sales': 'adminChangeSalesSettings'
  'PATCH /api/admin/settings/tax': 'adminChangeTaxSettings'
  'PATCH /api/admin/suppliers/{supplierId}': 'adminUpdateSupplier'
  'PATCH /api/admin/templates/{templateId}': 'adminUpdateTemplate'
  'PATCH /api/doctor/account/preferences': 'doctorUpdatePreferences'
  'PATCH /api/doctor/application': 'doctorUpdateApplication'
  'PATCH /api/doctor/bank': 'doctorUpdateBank'
  'PATCH /api/doctor/catalog-access': 'doctorUpdateCatalogAccess'
  'PATCH /api/doctor/catalogs/{catalogId}': 'doctorUpdateCatalog'
  'PATCH /api/doctor/discounts/{discountId}': 'doctorUpdateDiscount'
  'PATCH /api/doctor/me': 'doctorUpdateMe'
  'PATCH /api/doctor/my-recipes/{recipeId}': 'doctorUpdateMyRecipe'
  'PATCH /api/doctor/patients/{patientId}': 'doctorUpdatePatient'
  'PATCH /api/doctor/patients/{patientId}/answers/{answerId}': 'doctorSaveAnswers'
  'PATCH /api/doctor/recipes/{recipeId}': 'doctorUpdateRecipe'
  'PATCH /api/doctor/request-rules': 'doctorSetRequestRules'
  'PATCH /api/patient/account/preferences': 'patientUpdatePreferences'
  'PATCH /api/patient/addresses/{addressId}': 'patientUpdateAddress'
  'PATCH /api/patient/answers/{answerId}': 'patientSaveAnswers'
  'PATCH /api/patient/cart': 'patientUpdateCart'
  'PATCH /api/patient/cart/lines/{lineId}': 'patientUpdateCartLine'
  'PATCH /api/patient/me': 'patientUpdateMe'
  'PATCH /api/patient/supplies/{recipeLineId}': 'patientStateSupply'
  'POST /api/admin/account/password': 'adminChangePassword'
  'POST /api/admin/account/profile': 'adminUpdateProfile'
  'POST /api/admin/doctors': 'adminCreateDoctor'
  'POST /api/admin/doctors/request-licence-renewals': 'adminRequestLicenceRenewals'
  'POST /api/admin/doctors/send-password-resets': 'adminSendDoctorResets'
  'POST /api/admin/doctors/{doctorId}/accept-renewal': 'adminAcceptRenewal'
  'POST /api/admin/doctors/{doctorId}/approve': 'adminApproveDoctor'
  'POST /api/admin/doctors/{doctorId}/change-email': 'adminChangeDoctorEmail'
  'POST /api/admin/doctors/{doctorId}/close': 'adminCloseDoctor'
  'POST /api/admin/doctors/{doctorId}/decline-renewal': 'adminDeclineRenewal'
  'POST /api/admin/doctors/{doctorId}/export-data': 'adminExportPractice'
  'POST /api/admin/doctors/{doctorId}/rates': 'adminSetDoctorRate'
  'POST /api/admin/doctors/{doctorId}/reinstate': 'adminReinstateDoctor'
  'POST /api/admin/doctors/{doctorId}/reject': 'adminRejectDoctor'
  'POST /api/admin/doctors/{doctorId}/remind': 'adminRemindApplicant'
  'POST /api/admin/doctors/{doctorId}/request-info': 'adminAskDoctor'
  'POST /api/admin/doctors/{doctorId}/request-licence-renewal': 'adminRequestLicenceRenewal'
  'POST /api/admin/doctors/{doctorId}/send-password-reset': 'adminSendDoctorReset'
  'POST /api/admin/doctors/{doctorId}/suspend': 'adminSuspendDoctor'
  'POST /api/admin/login': 'authAdminLogin'
  'POST /api/admin/logout': 'authAdminLogout'
  'POST /api/admin/me': 'authAdminCompleteRegistration'
  'POST /api/admin/news': 'adminCreateNews'
  'POST /api/admin/news/pictures': 'adminAddNewsPicture'
  'POST /api/admin/news/preview': 'adminPreviewNews'
  'POST /api/admin/news/{newsId}/archive': 'adminArchiveNews'
  'POST /api/admin/news/{newsId}/duplicate': 'adminDuplicateNews'
  'POST /api/admin/news/{newsId}/publish': 'adminPublishNews'
  'POST /api/admin/news/{newsId}/republish': 'adminRepublishNews'
  'POST /api/admin/news/{newsId}/schedule': 'adminScheduleNews'
  'POST /api/admin/news/{newsId}/test-mail': 'adminSendTestNews'
  'POST /api/admin/news/{newsId}/unpublish': 'adminUnpublishNews'
  'POST /api/admin/news/{newsId}/unschedule': 'adminUnscheduleNews'
  'POST /api/admin/orders/hold': 'adminHoldOrders'
  'POST /api/admin/orders/release': 'adminReleaseOrders'
  'POST /api/admin/orders/{orderId}/accept-amounts': 'adminAcceptOrderAmounts'
  'POST /api/admin/orders/{orderId}/cancel': 'adminCancelOrder'
  'POST /api/admin/orders/{orderId}/cancel-lines': 'adminCancelOrderLines'
  'POST /api/admin/orders/{orderId}/confirm-refund': 'adminConfirmOrderRefund'
  'POST /api/admin/orders/{orderId}/decline-cancel': 'adminDeclineCancelOrder'
  'POST /api/admin/orders/{orderId}/hold': 'adminHoldOrder'
  'POST /api/admin/orders/{orderId}/lines/{lineId}/change-product': 'adminChangeOrderProduct'
  'POST /api/admin/orders/{orderId}/notes': 'adminAddOrderNote'
  'POST /api/admin/orders/{orderId}/record-payment': 'adminRecordOrderPayment'
  'POST /api/admin/orders/{orderId}/refund': 'adminRefundOrder'
  'POST /api/admin/orders/{orderId}/refund-preview': 'adminPreviewOrderRefund'
  'POST /api/admin/orders/{orderId}/release': 'adminReleaseOrder'
  'POST /api/admin/orders/{orderId}/resend-receipt': 'adminResendReceipt'
  'POST /api/admin/orders/{orderId}/retry-payment': 'adminRetryOrderPayment'
  'POST /api/admin/orders/{orderId}/shipments': 'adminCreateOrderShipment'
  'POST /api/admin/orders/{orderId}/unhold': 'adminUnholdOrder'
  'POST /api/admin/orders/{orderId}/withdraw-refund': 'adminWithdrawOrderRefund'
  'POST /api/admin/password/check': 'authAdminCheckReset'
  'POST /api/admin/password/reset': 'authAdminResetPassword'
  'POST /api/admin/password/reset-request': 'authAdminRequestReset'
  'POST /api/admin/patients/resend-invitations': 'adminResendInvitations'
  'POST /api/admin/patients/{patientId}/anonymise': 'adminAnonymisePatient'
  'POST /api/admin/patients/{patientId}/archive': 'adminArchivePatient'
  'POST /api/admin/patients/{patientId}/change-invitation-address': 'adminChangeInvitationAddress'
  'POST /api/admin/patients/{patientId}/confirm-anonymise': 'adminConfirmAnonymisePatient'
  'POST /api/admin/patients/{patientId}/decline-deletion': 'adminDeclinePatientDeletion'
  'POST /api/admin/patients/{patientId}/export-data': 'adminExportPatientData'
  'POST /api/admin/patients/{patientId}/reinstate': 'adminReinstatePatient'
  'POST /api/admin/patients/{patientId}/resend-invitation': 'adminResendInvitation'
  'POST /api/admin/patients/{patientId}/restore': 'adminRestorePatient'
  'POST /api/admin/patients/{patientId}/reveal': 'adminRevealPatient'
  'POST /api/admin/patients/{patientId}/revoke-invitation': 'adminRevokeInvitation'
  'POST /api/admin/patients/{patientId}/suspend': 'adminSuspendPatient'
  'POST /api/admin/patients/{patientId}/transfer': 'adminTransferPatient'
  'POST /api/admin/patients/{patientId}/withdraw-anonymise': 'adminWithdrawAnonymisePatient'
  'POST /api/admin/products': 'adminCreateProduct'
  'POST /api/admin/products/activate': 'adminActivateProducts'
  'POST /api/admin/products/change-prices': 'adminChangeProductPrices'
  'POST /api/admin/products/discontinue': 'adminDiscontinueProducts'
  'POST /api/admin/products/import': 'adminImportProducts'
  'POST /api/admin/products/set-category': 'adminSetProductCategory'
  'POST /api/admin/products/{productId}/activate': 'adminActivateProduct'
  'POST /api/admin/products/{productId}/discontinue': 'adminDiscontinueProduct'
  'POST /api/admin/products/{productId}/duplicate': 'adminDuplicateProduct'
  'POST /api/admin/products/{productId}/make-draft': 'adminMakeProductDraft'
  'POST /api/admin/products/{productId}/pictures': 'adminAddProductPicture'
  'POST /api/admin/products/{productId}/pictures/arrange': 'adminArrangeProductPictures'
  'POST /api/admin/products/{productId}/prices': 'adminSetProductPrices'
  'POST /api/admin/products/{productId}/variants': 'adminAddVariant'
  'POST /api/admin/products/{productId}/variants/{variantId}': 'adminUpdateVariant'
  'POST /api/admin/purchase-orders': 'adminCreatePurchaseOrder'
  'POST /api/admin/purchase-orders/from-suggestions': 'adminDraftFromSuggestions'
  'POST /api/admin/purchase-orders/{purchaseOrderId}/cancel': 'adminCancelPurchaseOrder'
  'POST /api/admin/purchase-orders/{purchaseOrderId}/complete': 'adminCompletePurchaseOrder'
  'POST /api/admin/purchase-orders/{purchaseOrderId}/order': 'adminOrderPurchaseOrder'
  'POST /api/admin/purchase-orders/{purchaseOrderId}/receive': 'adminReceivePurchaseOrder'
  'POST /api/admin/recipes/{recipeId}/hold': 'adminHoldRecipe'
  'POST /api/admin/recipes/{recipeId}/resume': 'adminResumeRecipe'
  'POST /api/admin/recipes/{recipeId}/void': 'adminVoidRecipe'
  'POST /api/admin/registration': 'authAdminRegister'
  'POST /api/admin/registration/verify': 'authAdminVerifyRegistration'
  'POST /api/admin/reports/{reportId}/close': 'adminCloseReport'
  'POST /api/admin/returns/{returnId}/approve': 'adminApproveReturn'
  'POST /api/admin/returns/{returnId}/decline': 'adminDeclineReturn'
  'POST /api/admin/returns/{returnId}/receive': 'adminReceiveReturn'
  'POST /api/admin/returns/{returnId}/refund': 'adminRefundReturn'
  'POST /api/admin/returns/{returnId}/reject': 'adminRejectReturn'
  'POST /api/admin/second-factor': 'adminBeginSecondFactor'
  'POST /api/admin/second-factor/confirm': 'adminConfirmSecondFactor'
  'POST /api/admin/second-factor/recovery-codes': 'adminRenewRecoveryCodes'
  'POST /api/admin/second-factor/remove': 'adminRemoveSecondFactor'
  'POST /api/admin/settings/brand/logo': 'adminSetShopLogo'
  'POST /api/admin/settings/mail/test': 'adminSendTestMail'
  'POST /api/admin/settlements/approve': 'adminApproveSettlements'
  'POST /api/admin/settlements/close': 'adminCloseSettlements'
  'POST /api/admin/settlements/import-paid': 'adminImportPaidSettlements'
  'POST /api/admin/settlements/paying': 'adminStartPayingSettlements'
  'POST /api/admin/settlements/{settlementId}/adjustments': 'adminAdjustSettlement'
  'POST /api/admin/settlements/{settlementId}/answer-dispute': 'adminAnswerSettlementDispute'
  'POST /api/admin/settlements/{settlementId}/approve': 'adminApproveSettlement'
  'POST /api/admin/settlements/{settlementId}/confirm-void': 'adminConfirmVoidSettlement'
  'POST /api/admin/settlements/{settlementId}/exclude-line': 'adminExcludeSettlementLine'
  'POST /api/admin/settlements/{settlementId}/failed': 'adminMarkSettlementFailed'
  'POST /api/admin/settlements/{settlementId}/paid': 'adminMarkSettlementPaid'
  'POST /api/admin/settlements/{settlementId}/paying': 'adminStartPayingSettlement'
  'POST /api/admin/settlements/{settlementId}/recalculate': 'adminRecalculateSettlement'
  'POST /api/admin/settlements/{settlementId}/reopen': 'adminReopenSettlement'
  'POST /api/admin/settlements/{settlementId}/void': 'adminVoidSettlement'
  'POST /api/admin/settlements/{settlementId}/withdraw-void': 'adminWithdrawVoidSettlement'
  'POST /api/admin/shipments/deliver': 'adminDeliverShipments'
  'POST /api/admin/shipments/import-tracking': 'adminImportTracking'
  'POST /api/admin/shipments/pack': 'adminPackShipments'
  'POST /api/admin/shipments/pick': 'adminPickShipments'
  'POST /api/admin/shipments/ship': 'adminShipShipments'
  'POST /api/admin/shipments/{shipmentId}/cancel': 'adminCancelShipment'
  'POST /api/admin/shipments/{shipmentId}/close-refunded': 'adminCloseRefundedShipment'
  'POST /api/admin/shipments/{shipmentId}/contact': 'adminContactAboutShipment'
  'POST /api/admin/shipments/{shipmentId}/deliver': 'adminDeliverShipment'
  'POST /api/admin/shipments/{shipmentId}/exception': 'adminReportShipmentException'
  'POST /api/admin/shipments/{shipmentId}/in-transit': 'adminMarkShipmentInTransit'
  'POST /api/admin/shipments/{shipmentId}/pack': 'adminPackShipment'
  'POST /api/admin/shipments/{shipmentId}/pick': 'adminPickShipment'
  'POST /api/admin/shipments/{shipmentId}/record-lots': 'adminRecordShipmentLots'
  'POST /api/admin/shipments/{shipmentId}/reship': 'adminReshipShipment'
  'POST /api/admin/shipments/{shipmentId}/ship': 'adminShipShipment'
  'POST /api/admin/shipments/{shipmentId}/unpack': 'adminUnpackShipment'
  'POST /api/admin/shipments/{shipmentId}/unpick': 'adminUnpickShipment'
  'POST /api/admin/stock-counts': 'adminCreateStockCount'
  'POST /api/admin/stock-counts/{stockCountId}/confirm': 'adminConfirmStockCount'
  'POST /api/admin/stock-counts/{stockCountId}/discard': 'adminDiscardStockCount'
  'POST /api/admin/stock-counts/{stockCountId}/record': 'adminRecordStockCount'
  'POST /api/admin/stock-counts/{stockCountId}/recount': 'adminRecount'
  'POST /api/admin/stock-counts/{stockCountId}/review': 'adminReviewStockCount'
  'POST /api/admin/stock-lots/{lotId}/clear': 'adminClearStockLot'
  'POST /api/admin/stock-lots/{lotId}/hold': 'adminHoldStockLot'
  'POST /api/admin/stock-lots/{lotId}/waste': 'adminWasteStockLot'
  'POST /api/admin/stock/{variantId}/adjust': 'adminAdjustStock'
  'POST /api/admin/stock/{variantId}/receive': 'adminReceiveStock'
  'POST /api/admin/stock/{variantId}/threshold': 'adminSetStockThreshold'
  'POST /api/admin/suppliers': 'adminCreateSupplier'
  'POST /api/admin/templates': 'adminCreateTemplate'
  'POST /api/admin/templates/replace-product': 'adminReplaceTemplateProduct'
  'POST /api/admin/templates/{templateId}/publish': 'adminPublishTemplate'
  'POST /api/admin/templates/{templateId}/retire': 'adminRetireTemplate'
  'POST /api/admin/users': 'adminInviteUser'
  'POST /api/admin/users/{userId}/change-role': 'adminChangeUserRole'
  'POST /api/admin/users/{userId}/disable': 'adminDisableUser'
  'POST /api/admin/users/{userId}/enable': 'adminEnableUser'
  'POST /api/admin/users/{userId}/end-sessions': 'adminEndUserSessions'
  'POST /api/admin/users/{userId}/resend': 'adminResendUserInvitation'
  'POST /api/admin/users/{userId}/reset-second-factor': 'adminResetUserSecondFactor'
  'POST /api/admin/users/{userId}/revoke': 'adminRevokeUserInvitation'
  'POST /api/admin/{resource}/{id}/notes': 'adminAddNote'
  'POST /api/doctor/account/clinic-code': 'doctorRenewClinicCode'
  'POST /api/doctor/account/email': 'doctorRequestEmailChange'
  'POST /api/doctor/account/email/resend': 'doctorResendEmailChange'
  'POST /api/doctor/account/export': 'doctorExportPractice'
  'POST /api/doctor/account/licence': 'doctorRenewLicence'
  'POST /api/doctor/account/logo': 'doctorSetClinicLogo'
  'POST /api/doctor/account/password': 'doctorChangePassword'
  'POST /api/doctor/application/documents': 'doctorAddApplicationDocument'
  'POST /api/doctor/catalogs': 'doctorCreateCatalog'
  'POST /api/doctor/catalogs/order': 'doctorOrderCatalogs'
  'POST /api/doctor/catalogs/{catalogId}/archive': 'doctorArchiveCatalog'
  'POST /api/doctor/catalogs/{catalogId}/cover': 'doctorSetCatalogCover'
  'POST /api/doctor/discounts': 'doctorCreateDiscount'
  'POST /api/doctor/discounts/{discountId}/end': 'doctorEndDiscount'
  'POST /api/doctor/invitation': 'doctorInvitePatient'
  'POST /api/doctor/login': 'authDoctorLogin'
  'POST /api/doctor/logout': 'authDoctorLogout'
  'POST /api/doctor/me': 'authDoctorCompleteRegistration'
  'POST /api/doctor/my-recipes': 'doctorCreateMyRecipe'
  'POST /api/doctor/my-recipes/{recipeId}/archive': 'doctorArchiveMyRecipe'
  'POST /api/doctor/my-recipes/{recipeId}/restore': 'doctorRestoreMyRecipe'
  'POST /api/doctor/my-recipes/{recipeId}/take-over': 'doctorTakeOverTemplate'
  'POST /api/doctor/news/read-all': 'doctorReadAllNews'
  'POST /api/doctor/news/{newsId}/acknowledge': 'doctorAcknowledgeNews'
  'POST /api/doctor/news/{newsId}/dismiss': 'doctorDismissNews'
  'POST /api/doctor/news/{newsId}/read': 'doctorReadNews'
  'POST /api/doctor/orders/{orderId}/recipe-draft': 'doctorCreateRecipeFromOrder'
  'POST /api/doctor/orders/{orderId}/reports': 'doctorReportProblem'
  'POST /api/doctor/password/check': 'authDoctorCheckReset'
  'POST /api/doctor/password/reset': 'authDoctorResetPassword'
  'POST /api/doctor/password/reset-request': 'authDoctorRequestReset'
  'POST /api/doctor/patients/bulk': 'doctorChangePatients'
  'POST /api/doctor/patients/import': 'doctorImportPatients'
  'POST /api/doctor/patients/{patientId}/accept-link': 'doctorAcceptPatientLink'
  'POST /api/doctor/patients/{patientId}/answers': 'doctorSendQuestionnaire'
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/amend': 'doctorAmendAnswers'
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/entered-in-error': 'doctorVoidAnswers'
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/photos': 'doctorAddAnswerPhotos'
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/remind': 'doctorRemindAnswers'
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/submit': 'doctorSubmitAnswers'
  'POST /api/doctor/patients/{patientId}/answers/{answerId}/withdraw': 'doctorWithdrawQuestionnaire'
  'POST /api/doctor/patients/{patientId}/archive': 'doctorArchivePatient'
  'POST /api/doctor/patients/{patientId}/decline-link': 'doctorDeclinePatientLink'
  'POST /api/doctor/patients/{patientId}/files': 'doctorAddPatientFiles'
  'POST /api/doctor/patients/{patientId}/invitation/link': 'doctorMakeInvitationLink'
  'POST /api/doctor/patients/{patientId}/invitation/resend': 'doctorResendInvitation'
  'POST /api/doctor/patients/{patientId}/invitation/revoke': 'doctorRevokeInvitation'
  'POST /api/doctor/patients/{patientId}/notes': 'doctorAddPatientNote'
  'POST /api/doctor/patients/{patientId}/restore': 'doctorRestorePatient'
  'POST /api/doctor/products/{productId}/dosage-default': 'doctorSaveDosageDefault'
  'POST /api/doctor/products/{productId}/replace': 'doctorReplaceProduct'
  'POST /api/doctor/recipes': 'doctorCreateRecipe'
  'POST /api/doctor/recipes/remind': 'doctorRemindRecipes'
  'POST /api/doctor/recipes/{recipeId}/attachments': 'doctorAddRecipeAttachment'
  'POST /api/doctor/recipes/{recipeId}/cancel': 'doctorCancelRecipe'
  'POST /api/doctor/recipes/{recipeId}/entered-in-error': 'doctorVoidRecipe'
  'POST /api/doctor/recipes/{recipeId}/hold': 'doctorHoldRecipe'
  'POST /api/doctor/recipes/{recipeId}/issue': 'doctorIssueRecipe'
  'POST /api/doctor/recipes/{recipeId}/lines/{lineId}/pause': 'doctorPauseRecipeLine'
  'POST /api/doctor/recipes/{recipeId}/lines/{lineId}/resume': 'doctorResumeRecipeLine'
  'POST /api/doctor/recipes/{recipeId}/lines/{lineId}/stop': 'doctorStopRecipeLine'
  'POST /api/doctor/recipes/{recipeId}/remind': 'doctorRemindRecipe'
  'POST /api/doctor/recipes/{recipeId}/resend-mail': 'doctorResendRecipeMail'
  'POST /api/doctor/recipes/{recipeId}/resume': 'doctorResumeRecipe'
  'POST /api/doctor/registration': 'authDoctorRegister'
  'POST /api/doctor/registration/verify': 'authDoctorVerifyRegistration'
  'POST /api/doctor/reports/{reportId}/answer': 'doctorAnswerReport'
  'POST /api/doctor/requests/{requestId}/decide': 'doctorDecideRequest'
  'POST /api/doctor/statements/{settlementId}/disputes': 'doctorDisputeStatementLine'
  'POST /api/doctor/terms': 'doctorAcceptTerms'
  'POST /api/patient/account/deletion': 'patientAskDeletion'
  'POST /api/patient/account/email': 'patientRequestEmailChange'
  'POST /api/patient/account/email/resend': 'patientResendEmailChange'
  'POST /api/patient/account/export': 'patientExportData'
  'POST /api/patient/account/password': 'patientChangePassword'
  'POST /api/patient/addresses': 'patientAddAddress'
  'POST /api/patient/answers/{answerId}/photos': 'patientAddAnswerPhotos'
  'POST /api/patient/answers/{answerId}/submit': 'patientSubmitAnswers'
  'POST /api/patient/cart/checkout': 'patientCheckOut'
  'POST /api/patient/cart/hosted-checkout': 'patientStartHostedCheckout'
  'POST /api/patient/cart/lines': 'patientAddCartLine'
  'POST /api/patient/cart/recipe': 'patientAddRecipeToCart'
  'POST /api/patient/doses': 'patientTickDose'
  'POST /api/patient/invite/decline': 'authPatientDeclineInvite'
  'POST /api/patient/invite/login': 'authPatientAcceptInvite'
  'POST /api/patient/invite/renewal': 'authPatientAskRenewal'
  'POST /api/patient/invite/token': 'authPatientOpenInvite'
  'POST /api/patient/link-offers/{offerId}/accept': 'patientAcceptLinkOffer'
  'POST /api/patient/link-offers/{offerId}/decline': 'patientDeclineLinkOffer'
  'POST /api/patient/link-request': 'authPatientRequestLink'
  'POST /api/patient/login': 'authPatientLogin'
  'POST /api/patient/logout': 'authPatientLogout'
  'POST /api/patient/news/read-all': 'patientReadAllNews'
  'POST /api/patient/news/{newsId}/acknowledge': 'patientAcknowledgeNews'
  'POST /api/patient/news/{newsId}/read': 'patientReadNews'
  'POST /api/patient/orders/{orderId}/ask-to-cancel': 'patientAskToCancelOrder'
  'POST /api/patient/orders/{orderId}/cancel': 'patientCancelOrder'
  'POST /api/patient/orders/{orderId}/reports': 'patientReportProduct'
  'POST /api/patient/orders/{orderId}/returns': 'patientRequestReturn'
  'POST /api/patient/orders/{orderId}/withdraw-cancel': 'patientWithdrawCancelOrder'
  'POST /api/patient/password/check': 'authPatientCheckReset'
  'POST /api/patient/password/reset': 'authPatientResetPassword'
  'POST /api/patient/password/reset-request': 'authPatientRequestReset'
  'POST /api/patient/recipes/{recipeId}/not-buying': 'patientTellNotBuying'
  'POST /api/patient/requests': 'patientMakeRequest'
  'POST /api/patient/requests/{requestId}/withdraw': 'patientWithdrawRequest'
  'POST /api/patient/stock-notices': 'patientAskForStockNotice'
  'POST /api/patient/terms': 'patientAcceptTerms'
}
